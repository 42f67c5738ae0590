import {
  type ChunkResult,
  over,
  readAgain,
  withAnotherWorker,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { advanceRun, CompanyLocked, lockRun, nothingBilled, type RunKey } from './run.store.ts';

type Left = { readonly companyId: number; readonly error: unknown };

/** One company that cannot be billed does not hold up the others: it is reported, and left for a later run. */
export async function leaveCompany(
  { database, clock, reportError }: InvoiceRunDependencies,
  key: RunKey,
  { companyId, error }: Left,
): Promise<ChunkResult> {
  reportError(error, { requestId: `invoice-run-${key.runId}`, route: 'run-invoices' });
  const reason = error instanceof CompanyLocked ? 'LOCKED' : 'FAILED';
  const part = { ...nothingBilled, problems: [{ companyId, agreementId: null, reason } as const] };
  return database.transaction(async (tx) => {
    const lastDone = await lockRun(tx, key);
    if (lastDone === null) return over;
    if (lastDone === 'with-another-worker') return withAnotherWorker;
    if (lastDone >= companyId) return readAgain;
    await advanceRun(tx, key, { companies: [companyId], part, now: clock.now() });
    return { end: 'goes-on', items: 1 };
  });
}
