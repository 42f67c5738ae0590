import { expect } from 'vitest';
import { deliveryDay } from '#billing/invoices/closing/delivery-day.store.ts';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';
import { type Lock, locks, rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

const raceTest = raceTestOn(billingTest);

/** The lock of a run, which is taken in a function of the database. */
const companiesLock: Lock = {
  name: 'lock of the companies of a run',
  isIn: (statement) => statement.includes('invoices.lock_companies('),
  without: (statement) =>
    statement.replace(
      'invoices.lock_companies($1, $2::bigint[], $3::int)',
      '($1::text is not null and $2::bigint[] is not null and $3::int is not null)',
    ),
};

let days = 9;

raceTest('what is delivered while a run closes its day is billed', {
  prepare: async ({ database }) => {
    const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 0 });
    if (!company) throw new Error('no company');
    // Each time another day, as the day before it is closed of all companies.
    return { ...company, day: date('2026-03-01').add({ days: (days += 1) }) };
  },
  operation: [
    ({ database }, { id: companyId, agreements: [, agreementId], day: today }) =>
      database.transaction(async (tx) => {
        const deliveredOn = await deliveryDay(tx, { tenant, companyId, today });
        await placeDelivery(tx, { companyId, agreementId, deliveredOn, priceOre: 45_00 });
      }),
    // The run is of the morning after.
    async (test, { day }) => void (await test.runOn(String(day.add({ days: 1 })))),
  ],
  without: locks(companiesLock, rowLock('companies.company', 'for share')),
  holds: async (test, { id, day }) => {
    await test.runOn(String(day.add({ days: 2 })));
    expect(await linesOf(test.database, [id])).toHaveLength(1);
  },
});
