import { expect } from 'vitest';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { after, locks, rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import { moveEntitlement } from './entitlement.store.ts';
import { faultsInBook, placeFreeCompany, placeFreeTickets } from './test-book-world.store.ts';

const tenant = 'ruter';

const raceTest = raceTestOn(
  databaseTestWith(async ({ database }) => {
    const test = await billing(database);
    await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
    return test;
  }),
);

raceTest('tickets go over to another entitlement while their month is closed', {
  prepare: async ({ database }) => {
    const company = await placeFreeCompany(database);
    const [agreementId] = company.departments;
    const january = { agreementId, from: '2026-01-01', to: '2026-01-31' };
    const [berg = 0, dahl = 0] = await placeFreeTickets(database, company, [
      { person: 'Berg', ...january },
      { person: 'Dahl', ...january },
    ]);
    const { id: companyId } = company;
    const slot = await database.transaction(async (tx) => {
      const [key = 0] = await lockSlots(tx, tenant, [
        { kind: 'free-employee', companyId, value: 'berg' },
      ]);
      await moveEntitlement(tx, { companyId, id: berg }, key);
      return key;
    });
    return { companyId, dahl, slot };
  },
  operation: [
    ({ database }, { companyId, dahl: id, slot }) =>
      database.transaction((tx) => moveEntitlement(tx, { companyId, id }, slot)),
    async (test) => void (await test.runOn('2026-02-07')),
  ],
  // The invoice of the month is written by then, and the book is not.
  without: locks(
    rowLock('companies.company', 'for share'),
    after('insert into invoices.closed_period'),
  ),
  holds: async ({ database }, { companyId }) =>
    expect(await faultsInBook(database, [companyId])).toEqual([]),
});
