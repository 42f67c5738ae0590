import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { expect } from 'vitest';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { firstMonth, setFirstMonth } from './first-month.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

const raceTest = raceTestOn(billingTest);

/** What was closed stays: each time the first month is that of another operator. */
const operators = [...tenantIds()];

raceTest('the first month is changed or closed, never both', {
  prepare: async ({ database }) => {
    const operator = operators.pop() ?? 'ruter';
    await database.transaction((tx) => setFirstMonth(tx, operator, date('2026-01-01')));
    const [company] = await placeBilledCompanies(database, {
      tenant: operator,
      companies: 1,
      people: 0,
    });
    const { id: companyId = 0, agreements: [agreementId] = [0] } = company ?? {};
    for (const day of ['2026-01-31', '2026-02-01']) {
      const delivery = { tenant: operator, companyId, agreementId, priceOre: 45_00 };
      await placeDelivery(database, { ...delivery, deliveredOn: date(day) });
    }
    return { operator, id: companyId };
  },
  operation: [
    async (test, { operator }) => void (await test.runOn('2026-03-07', operator)),
    async ({ database }, { operator }) =>
      void (await database.transaction((tx) => setFirstMonth(tx, operator, date('2026-02-01')))),
  ],
  without: rowLock('invoices.first_month'),
  holds: async ({ database }, { operator, id }) => {
    const first = String(await firstMonth(database, operator)).slice(0, 7);
    const [line] = await linesOf(database, [id]);
    expect(String(line?.period_start).slice(0, 7)).toBe(first);
  },
});
