import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { openDatabase } from '@takst/server/platform/db/connection/open-database.ts';
import { placeBilledCompanies } from '@takst/server/billing/invoices/test-billing-world.store.ts';
import { faultsInInvoices } from '@takst/server/billing/invoices/test-issued.query.ts';
import { billing } from '@takst/server/billing/invoices/test-billing.ts';
import { invoicedLines, refundsOf } from '@takst/server/billing/invoices/year/test-year.store.ts';
import { placeMarkedWorld } from '@takst/server/testing/portal/world-template.ts';
import { testPortal } from '@takst/server/testing/portal/test-portal.ts';
import { testSecrets } from '@takst/server/testing/test-secrets.ts';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { type TrialDatabase, trialDatabases } from './trial-databases.ts';

/**
 * `npm run trial:refunds`: on each database 50 lines, each refunded by 32 calls at the same time, while a run of 200
 * other companies goes on. Exactly one call for each line is answered with a credit note.
 */
const [lineCount, callsForEach, linesAtOnce] = [50, 32, 4];
const log = { info: () => undefined, warn: () => undefined };
const server = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined;

/** The faults of a database, in words. */
async function tryOn(trial: TrialDatabase): Promise<string[]> {
  const open = await openDatabase({ ...trial, secrets: testSecrets }, log);
  const portal = await testPortal({ ...open, world: await placeMarkedWorld(open) });
  const { runOn } = await billing(open.database);
  const placed = { tenant: 'ruter', people: lineCount } as const;
  const [company] = await placeBilledCompanies(open.database, {
    ...placed,
    companies: 1,
    from: '2026-02-01',
  });
  if (!company) throw new Error('no company');
  await runOn('2026-03-07');
  portal.clock.set('2026-03-08T12:00:00+01:00');
  await placeBilledCompanies(open.database, {
    tenant: 'ruter',
    companies: 200,
    people: 10,
    from: '2026-03-01',
  });
  const lines = await invoicedLines(open.database, company.id);
  const run = runOn('2026-04-07');
  const faults: string[] = [];
  const staff = portal.user('operator');
  const refund = async ({ invoiceId, lineId, priceOre }: (typeof lines)[number]) => {
    const answers = await Promise.all(
      Array.from({ length: callsForEach }, () =>
        portal.callAs(staff, refundLine, {
          params: { id: invoiceId ?? 0, lineId },
          body: { amount: priceOre / 100, description: null },
        }),
      ),
    );
    const [done, waiting] = [200, 429].map(
      (wanted) => answers.filter(({ status }) => status === wanted).length,
    );
    if (done !== 1 || waiting !== callsForEach - 1) {
      faults.push(`line ${lineId}: ${answers.map(({ status }) => status).join()}`);
    }
  };
  for (let first = 0; first < lines.length; first += linesAtOnce) {
    await Promise.all(lines.slice(first, first + linesAtOnce).map(refund));
  }
  await run;
  const refunded = await refundsOf(open.database, company.id);
  const whole = new Map(lines.map(({ lineId, priceOre }) => [lineId, priceOre]));
  const wrong = refunded.filter(({ lineId, ore, creditedOre }) =>
    [ore, creditedOre].some((one) => one !== whole.get(lineId)),
  );
  if (lines.length !== lineCount || refunded.length !== lineCount || wrong.length > 0) {
    faults.push(`${refunded.length} of ${lines.length} lines, ${wrong.length} of them wrong`);
  }
  faults.push(...(await faultsInInvoices(open.database)));
  await portal.stop();
  await open.close();
  return faults;
}

let faultCount = 0;
for (const [name, create] of trialDatabases(server)) {
  await using trial = await create();
  const faults = await tryOn(trial);
  faultCount += faults.length;
  console.log(`${name}: ${lineCount} lines × ${callsForEach} calls, ${faults.length} faults`);
  for (const fault of faults) console.log(fault);
}
process.exit(faultCount > 0 ? 1 : 0);
