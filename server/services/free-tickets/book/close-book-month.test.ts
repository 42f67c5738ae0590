import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import {
  bookOf,
  invoicedOf,
  placeFreeCompany,
  placeFreeTickets,
  placeOwnShare,
  placePriceFrom,
} from './test-book-world.store.ts';

/** Prices of one zone at the main operator in 2026: the company pays 448 kroner, 897 are taxed; of two 794 and 1589. */
const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  return { ...test, company: () => placeFreeCompany(database) };
});

describe('a closed month of free tickets (domain: Invoice base and tax base)', () => {
  billingTest('has each entitlement once, as the invoice has', async ({ database, ...test }) => {
    const company = await test.company();
    const [first, second] = company.departments;
    await placeFreeTickets(database, company, [
      { person: 'Berg', agreementId: first, from: '2026-01-10', to: '2026-01-14' },
      // The same right goes on with more zones, and then elsewhere with fewer: the dearest counts.
      { person: 'Dahl', agreementId: first, from: '2026-01-01', to: '2026-01-09' },
      { person: 'Dahl', agreementId: second, from: '2026-01-10', to: '2026-01-19', nrOfZones: 2 },
      { person: 'Dahl', agreementId: first, from: '2026-01-20' },
      // Of equals the newest.
      { person: 'Eide', agreementId: first, from: '2026-01-01', to: '2026-01-09' },
      { person: 'Eide', agreementId: second, from: '2026-01-10' },
      { person: 'Foss', agreementId: first, from: '2026-02-01', isCancelled: true },
    ]);
    await test.runOn('2026-03-07');
    expect(await bookOf(database, company)).toEqual([
      '2026-01 Avdeling 1 Berg: 448 897 Berg',
      '2026-01 Avdeling 2 Dahl: 794 1589 Dahl',
      '2026-01 Avdeling 2 Eide: 448 897 Eide',
      '2026-02 Avdeling 1 Dahl: 448 897 Dahl',
      '2026-02 Avdeling 2 Eide: 448 897 Eide',
    ]);
    expect(await invoicedOf(database, company)).toEqual([
      '2026-01 Avdeling 1: 448 of 1',
      '2026-01 Avdeling 2: 1242 of 2',
      '2026-02 Avdeling 1: 448 of 1',
      '2026-02 Avdeling 2: 448 of 1',
    ]);
    await test.runOn('2026-03-08');
    expect(await bookOf(database, company)).toHaveLength(5);
  });

  billingTest('counts the first and the last day of a month', async ({ database, ...test }) => {
    const company = await test.company();
    const [agreementId] = company.departments;
    await placeFreeTickets(database, company, [
      { person: 'First', agreementId, from: '2025-12-01', to: '2026-01-01' },
      { person: 'Last', agreementId, from: '2026-01-31', to: '2026-01-31' },
      { person: 'Before', agreementId, from: '2025-12-01', to: '2025-12-31' },
    ]);
    await test.runOn('2026-03-07');
    expect(await bookOf(database, company)).toEqual([
      '2026-01 Avdeling 1 First: 448 897 First',
      '2026-01 Avdeling 1 Last: 448 897 Last',
    ]);
  });

  billingTest('leaves out what was over before it began', async ({ database, ...test }) => {
    const company = await test.company();
    const [first, second] = company.departments;
    const neverValid = { agreementId: first, from: '2026-01-15', to: '2026-01-14', nrOfZones: 2 };
    await placeFreeTickets(database, company, [
      // Another one continued it before it began: it is the dearer one.
      { person: 'Berg', ...neverValid },
      { person: 'Berg', agreementId: second, from: '2026-01-15', to: '2026-01-31' },
      { person: 'Dahl', ...neverValid },
    ]);
    await test.runOn('2026-03-07');
    expect(await bookOf(database, company)).toEqual(['2026-01 Avdeling 2 Berg: 448 897 Berg']);
    expect(await invoicedOf(database, company)).toEqual(['2026-01 Avdeling 2: 448 of 1']);
  });

  billingTest('taxes what costs the company nothing', async ({ database, ...test }) => {
    await placePriceFrom(database, {
      tenant: 'ruter',
      productId: 'free-ticket',
      from: '2026-02-01',
      nrOfZones: 3,
      priceOre: 0,
    });
    const company = await test.company();
    const [agreementId] = company.departments;
    await placeFreeTickets(database, company, [
      { person: 'Berg', agreementId, from: '2026-02-03', nrOfZones: 3 },
    ]);
    await test.runOn('2026-03-07');
    expect(await bookOf(database, company)).toEqual(['2026-02 Avdeling 1 Berg: 0 2285 Berg']);
    expect(await invoicedOf(database, company)).toEqual([]);
  });

  billingTest(
    'takes the retail price of the 1st, or of a later first day',
    async ({ database, ...test }) => {
      const company = await test.company();
      const [agreementId] = company.departments;
      const ofTwo = { agreementId, nrOfZones: 2 };
      await placePriceFrom(database, {
        tenant: 'ruter',
        productId: 'period-30-days',
        from: '2026-04-15',
        nrOfZones: 2,
        priceOre: 16e4,
      });
      await placeFreeTickets(database, company, [
        { ...ofTwo, person: 'Before', from: '2026-03-31' },
        { ...ofTwo, person: 'Later', from: '2026-04-14' },
        { ...ofTwo, person: 'Turned', from: '2026-04-15' },
      ]);
      await test.runOn('2026-06-07');
      expect((await bookOf(database, company)).slice(1)).toEqual([
        '2026-04 Avdeling 1 Before: 794 1589 Before',
        '2026-04 Avdeling 1 Later: 794 1589 Later',
        '2026-04 Avdeling 1 Turned: 794 1600 Turned',
        ...['Before', 'Later', 'Turned'].map(
          (name) => `2026-05 Avdeling 1 ${name}: 794 1600 ${name}`,
        ),
      ]);
    },
  );

  billingTest(
    'deducts the own share of the department in that month, down to nothing',
    async ({ database, ...test }) => {
      const company = await test.company();
      const [first, second] = company.departments;
      await placeOwnShare(database, company, {
        agreementId: first,
        from: '2026-02-01',
        amountOre: 9700,
      });
      await placeOwnShare(database, company, {
        agreementId: first,
        from: '2026-03-01',
        amountOre: 9e4,
      });
      await placeFreeTickets(database, company, [
        { person: 'Berg', agreementId: first, from: '2026-01-01', nrOfZones: 1 },
        { person: 'Dahl', agreementId: second, from: '2026-03-01', nrOfZones: 1 },
      ]);
      await test.runOn('2026-04-07');
      expect((await bookOf(database, company)).map((line) => line.slice(0, 38))).toEqual([
        '2026-01 Avdeling 1 Berg: 448 897 Berg',
        '2026-02 Avdeling 1 Berg: 448 800 Berg',
        '2026-03 Avdeling 1 Berg: 448 0 Berg',
        '2026-03 Avdeling 2 Dahl: 448 897 Dahl',
      ]);
    },
  );

  billingTest(
    'leaves the tax open where no retail price is on file',
    async ({ database, ...test }) => {
      const company = await test.company();
      const [agreementId] = company.departments;
      await placeFreeTickets(database, company, [
        { person: 'Barn', agreementId, from: '2026-03-01', profileId: 'MILITARY' },
        { person: 'Berg', agreementId, from: '2026-03-01' },
      ]);
      await placePriceFrom(database, {
        tenant: 'ruter',
        productId: 'free-ticket',
        from: '2026-03-01',
        nrOfZones: 1,
        profileId: 'MILITARY',
        priceOre: 1e4,
      });
      await test.runOn('2026-04-07');
      expect(await bookOf(database, company)).toEqual([
        '2026-03 Avdeling 1 Barn: 100 - Barn',
        '2026-03 Avdeling 1 Berg: 448 897 Berg',
      ]);
    },
  );
});
