import { createChangePath } from '#changes/create-change-path.ts';
import { sendEmail } from '#integrations/email/email.public.ts';
import { isDatabaseUnavailable } from '#db/connection/database-unavailable.ts';
import { billCompanies } from './bill-companies.ts';
import { invoiceEmail } from './invoice-email.texts.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import {
  advanceRun,
  companiesAfter,
  finishRun,
  type RunKey,
  type RunPart,
  runPosition,
} from './run.store.ts';

/** Companies in one transaction: the first ones, and the most. */
const sizes = { first: 100, most: 1_000 } as const;

/**
 * Carries out a run from where it stands, some companies in each transaction, until it is over or its time is;
 * answers whether it is over. Killed anywhere, what is committed is whole, and the next one goes on.
 */
export async function carryOutRun(
  dependencies: InvoiceRunDependencies,
  key: RunKey,
): Promise<boolean> {
  const { database, pace, clock } = dependencies;
  const startedAt = pace.elapsed();
  let size: number = pace.companies ?? sizes.first;
  for (;;) {
    const after = await runPosition(database, key);
    if (after === null) return true;
    const companies = await companiesAfter(database, { tenant: key.tenant, after, max: size });
    if (companies.length === 0) {
      await database.transaction((tx) => finishRun(tx, key, clock.now()));
      return true;
    }
    const began = pace.elapsed();
    await billOrReport(dependencies, key, companies);
    const took = pace.elapsed() - began;
    if (took < pace.chunkMs / 2) size = Math.min(sizes.most, size * 2);
    if (took > pace.chunkMs) size = Math.max(1, Math.floor(size / 2));
    if (pace.elapsed() - startedAt > pace.jobMs) return false;
  }
}

/** One company that cannot be billed does not hold up the others: it is told, and left for a later run. */
async function billOrReport(
  dependencies: InvoiceRunDependencies,
  key: RunKey,
  companies: readonly number[],
): Promise<void> {
  try {
    await billInOne(dependencies, key, companies);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (companies.length > 1) {
      for (const company of companies) await billOrReport(dependencies, key, [company]);
      return;
    }
    dependencies.reportError(error, {
      requestId: `invoice-run-${key.runId}`,
      route: 'run-invoices',
    });
    const problems = companies.map((companyId) => ({
      companyId,
      agreementId: null,
      reason: 'FAILED' as const,
    }));
    await dependencies.database.transaction((tx) =>
      advanceRun(tx, key, { companies, part: { ...nothing, problems } }),
    );
  }
}

const nothing: RunPart = { closedMonths: 0, lines: 0, invoices: 0, totalOre: 0, problems: [] };

/** Bills some companies in one transaction: lines, invoices, record, e-mails and how far the run has come. */
async function billInOne(
  dependencies: InvoiceRunDependencies,
  key: RunKey,
  companies: readonly number[],
): Promise<void> {
  const { clock, services, origins } = dependencies;
  const { tenant, runId } = key;
  const origin = {
    tenant,
    userId: null,
    channel: 'job' as const,
    requestId: `invoice-run-${runId}`,
    idempotency: null,
  };
  await createChangePath(dependencies)(origin, async ({ tx, record, enqueue }) => {
    const moment = { today: clock.today(), now: clock.now() };
    const { part, invoices } = await billCompanies(tx, { services, tenant, companies, ...moment });
    await record(
      ...invoices.map(({ companyId, number, totalOre, dueDate }) => ({
        companyId,
        kind: 'issue-invoice' as const,
        subject: { type: 'invoice', id: number },
        about: null,
        before: null,
        after: { totalAmount: totalOre, dueDate },
      })),
    );
    const emails = invoices.flatMap(({ email: to, ...invoice }) =>
      to === null
        ? []
        : [{ tenant, to, ...invoiceEmail({ tenant, origin: origins[tenant], ...invoice }) }],
    );
    await enqueue(sendEmail, ...emails);
    await advanceRun(tx, key, { companies, part });
    return { reply: null };
  });
}
