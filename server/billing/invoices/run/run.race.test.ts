import { tenantIds } from '@takst/domain/platform/tenants/tenant-id.ts';
import { expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { deliveryDay } from '#billing/invoices/closing/delivery-day.store.ts';
import { firstMonth, setFirstMonth } from '#billing/invoices/months/first-month.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import {
  createDeliveries,
  deliveryService,
  placeDelivery,
} from '#billing/invoices/test-deliveries.store.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { type Lock, locks, rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

const databaseTest = () =>
  databaseTestWith(async ({ database }) => {
    await createDeliveries(database);
    return billing(database, { ...ticketServices, deliveries: deliveryService });
  });
const raceTest = raceTestOn(databaseTest());
/** In a database in which no period is closed. */
const firstMonthTest = raceTestOn(databaseTest());

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

/** What was closed stays: each time the first month is that of another operator. */
const operators = [...tenantIds];

firstMonthTest('the first month is changed or closed, never both', {
  prepare: async ({ database }) => {
    const operator = operators.pop() ?? tenant;
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
