import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { moveTicket } from './test-book-moves.store.ts';
import {
  bookOf,
  invoicedOf,
  placeFreeCompany,
  placeFreeTickets,
  placePriceFrom,
} from './test-book-world.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  let prices = 0;
  return {
    ...test,
    /**
     * A company of whose two departments the second has somebody without a price in January: it stays open until
     * `price` is called. Where that person has moved, the first department has had an earlier ticket of theirs.
     */
    async halfOpen({ hasMoved = false } = {}) {
      const company = await placeFreeCompany(database);
      const [first, second] = company.departments;
      const profileId = `UNPRICED-${(prices += 1)}`;
      const before = {
        person: 'Unpriced',
        agreementId: first,
        from: '2026-01-01',
        to: '2026-01-09',
      };
      const tickets = await placeFreeTickets(database, company, [
        { person: 'Berg', agreementId: first, from: '2026-01-01', to: '2026-01-31' },
        { person: 'Dahl', agreementId: second, from: '2026-01-01', to: '2026-01-31' },
        {
          person: 'Unpriced',
          agreementId: second,
          from: hasMoved ? '2026-01-10' : '2026-01-01',
          to: '2026-01-31',
          profileId,
        },
        ...(hasMoved ? [before] : []),
      ]);
      await test.runOn('2026-02-07');
      const price = () =>
        placePriceFrom(database, {
          tenant: 'ruter',
          productId: 'free-ticket',
          profileId,
          from: '2026-01-01',
          nrOfZones: 1,
          priceOre: 2e4,
        });
      return { company, tickets, price };
    },
  };
});

describe('departments of which one is closed later', () => {
  billingTest('each have their lines once', async ({ database, ...test }) => {
    const { company, price } = await test.halfOpen();
    const closedFirst = ['2026-01 Avdeling 1 Berg: 448 897 Berg'];
    expect(await bookOf(database, company)).toEqual(closedFirst);
    const request = { tenant: 'ruter', companyId: company.id, today: day('2026-02-08') } as const;
    expect((await openMonthsOf(database, request)).map(String)).toEqual([
      '2026-01-01',
      '2026-02-01',
    ]);
    await price();
    await test.runOn('2026-02-08');
    expect(await bookOf(database, company)).toEqual([
      ...closedFirst,
      '2026-01 Avdeling 2 Dahl: 448 897 Dahl',
      '2026-01 Avdeling 2 Unpriced: 200 - Unpriced',
    ]);
    expect((await openMonthsOf(database, request)).map(String)).toEqual(['2026-02-01']);
  });

  billingTest(
    'do not charge a right again that goes over to the other one meanwhile',
    async ({ database, ...test }) => {
      const { company, tickets, price } = await test.halfOpen();
      const [berg = 0, dahl = 0] = tickets;
      // Another person got the number of Berg, whose line is closed: all tickets are those of one entitlement.
      await moveTicket(database, company, { from: dahl, to: berg });
      await price();
      await test.runOn('2026-02-08');
      expect(await bookOf(database, company)).toEqual([
        '2026-01 Avdeling 1 Berg: 448 897 Berg',
        '2026-01 Avdeling 2 Unpriced: 200 - Unpriced',
      ]);
      expect(await invoicedOf(database, company)).toEqual([
        '2026-01 Avdeling 1: 448 of 1',
        '2026-01 Avdeling 2: 200 of 1',
      ]);
    },
  );

  billingTest(
    'do not charge a right again whose closed line has gone over to another one',
    async ({ database, ...test }) => {
      const { company, tickets, price } = await test.halfOpen();
      const [berg = 0, dahl = 0] = tickets;
      await moveTicket(database, company, { from: berg, to: dahl });
      await price();
      await test.runOn('2026-02-08');
      expect((await bookOf(database, company)).map((line) => line.split(':')[0])).toEqual([
        '2026-01 Avdeling 1 Berg',
        '2026-01 Avdeling 2 Unpriced',
      ]);
    },
  );

  billingTest(
    'are both open while nobody knows which ticket of a person is the dearest',
    async ({ database, ...test }) => {
      const { company, price } = await test.halfOpen({ hasMoved: true });
      expect(await bookOf(database, company)).toEqual([]);
      await price();
      await test.runOn('2026-02-08');
      expect((await bookOf(database, company)).toSorted()).toEqual([
        '2026-01 Avdeling 1 Berg: 448 897 Berg',
        '2026-01 Avdeling 1 Unpriced: 448 897 Unpriced',
        '2026-01 Avdeling 2 Dahl: 448 897 Dahl',
      ]);
    },
  );

  billingTest('may be closed by two runs at once', async ({ database, ...test }) => {
    const { company, price } = await test.halfOpen();
    await price();
    await Promise.all([test.runOn('2026-02-08'), test.runOn('2026-02-08')]);
    expect(await bookOf(database, company)).toHaveLength(3);
    expect(test.reported).toEqual([]);
  });
});
