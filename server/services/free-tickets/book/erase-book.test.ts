import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { type Billing, billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { digestsOf } from '#testing/columns-with.query.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { taxMonthData } from '../free-tickets.public.ts';
import { freeTicketService as service } from '../free-ticket.service.ts';
import {
  bookOf,
  type FreeTicketToPlace,
  keptNumbers,
  placeFreeCompany,
  placeFreeTickets,
} from './test-book-world.store.ts';

/** Prices of one zone at the main operator in 2026: the company pays 448 kroner, 897 are taxed. */
const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  return test;
});

/** A company of which nothing is closed. */
async function placeBook({ database, clock, runOn }: Billing) {
  const company = await placeFreeCompany(database);
  const [agreementId] = company.departments;
  const setDay = (day: string) => clock.set(`${day}T03:17:00+01:00`);
  return {
    runOn,
    place: (tickets: readonly Omit<FreeTicketToPlace, 'agreementId'>[]) =>
      placeFreeTickets(
        database,
        company,
        tickets.map((ticket) => ({ ...ticket, agreementId })),
      ),
    lines: () => bookOf(database, company),
    /** What is known of the holder of a ticket, who asks: `month name number phone`. */
    async known(id: number) {
      const person = {
        tenant: 'ruter',
        phone: '',
        today: clock.today(),
        holders: [],
        entries: [{ companyId: company.id, id }],
      } as const;
      const rows = await database.transaction((tx) => taxMonthData.find(tx, person));
      return rows.map(({ facts: { month, lastName, employeeId, phone } }) =>
        [month, lastName, employeeId, phone].join(' '),
      );
    },
    numbers: () => keptNumbers(database, company),
    /** The lines of closed months, without the names of holders. */
    async sums() {
      const digests = await digestsOf(database, {});
      return [digests['free_tickets.book_month'], digests['free_tickets.book_line']];
    },
    /** Tickets that are over long enough lose their names, as in the night of a day. */
    async anonymiseOn(day: string) {
      setDay(day);
      await anonymiseAll({ database, clock }, { service });
    },
    /** The nightly retention of a day. */
    async retainOn(day: string) {
      setDay(day);
      await applyRetentionRules(database, clock.now());
    },
  };
}

describe('whom the lines of closed months were for (domain: Invoice base and tax base)', () => {
  billingTest(
    'is forgotten: names with the ticket, the number after 31 March of the next year',
    async (billed) => {
      const book = await placeBook(billed);
      const [berg = 0] = await book.place([
        { person: 'Berg', from: '2026-01-01', to: '2026-02-10' },
        { person: 'Dahl', from: '2026-02-01' },
      ]);
      await book.runOn('2026-03-07');
      expect(await book.known(berg)).toEqual([
        '2026-01-01 Berg Berg +4740000000',
        '2026-02-01 Berg Berg +4740000000',
      ]);
      const sums = await book.sums();
      const dahl = '2026-02 Avdeling 1 Dahl: 448 897 Dahl';
      expect(await book.lines()).toEqual([
        '2026-01 Avdeling 1 Berg: 448 897 Berg',
        '2026-02 Avdeling 1 Berg: 448 897 Berg',
        dahl,
      ]);
      await book.anonymiseOn('2026-05-10');
      expect((await book.lines())[0]).toBe('2026-01 Avdeling 1 Berg: 448 897 Berg');
      await book.anonymiseOn('2026-05-11');
      const numbered = [
        '2026-01 Avdeling 1 -: 448 897 Berg',
        dahl,
        '2026-02 Avdeling 1 -: 448 897 Berg',
      ];
      expect(await book.lines()).toEqual(numbered);
      expect(await book.known(berg)).toEqual(['2026-01-01  Berg ', '2026-02-01  Berg ']);
      await book.retainOn('2027-03-31');
      expect(await book.lines()).toEqual(numbered);
      await book.retainOn('2027-04-01');
      expect(await book.lines()).toEqual([
        '2026-01 Avdeling 1 -: 448 897 -',
        // The ticket goes on: whose it is stands there as long as it does.
        dahl,
        '2026-02 Avdeling 1 -: 448 897 -',
      ]);
      expect(await book.sums()).toEqual(sums);
    },
  );

  billingTest('goes at once when the ticket ends after its year is reported', async (billed) => {
    const book = await placeBook(billed);
    await book.place([{ person: 'Berg', from: '2026-12-01', to: '2027-01-31' }]);
    await book.runOn('2027-02-07');
    await book.retainOn('2027-04-01');
    expect(await book.lines()).toEqual([
      '2026-12 Avdeling 1 Berg: 448 897 Berg',
      '2027-01 Avdeling 1 Berg: 448 897 Berg',
    ]);
    await book.anonymiseOn('2027-05-01');
    await book.retainOn('2027-05-01');
    expect(await book.lines()).toEqual([
      '2026-12 Avdeling 1 -: 448 897 -',
      '2027-01 Avdeling 1 -: 448 897 Berg',
    ]);
  });

  billingTest(
    'is known by number of months that are closed after the ticket is anonymised',
    async (billed) => {
      const book = await placeBook(billed);
      await book.place([
        { person: 'Berg', from: '2026-01-01', to: '2026-02-28' },
        // The number of the employee whose family this is.
        { person: 'Barn', employeeId: 'Berg', from: '2026-02-01', to: '2026-02-28' },
        // Before the first month of the operator, which is taxed elsewhere.
        { person: 'Foss', from: '2025-11-01', to: '2025-12-31' },
      ]);
      await book.anonymiseOn('2026-06-01');
      expect(await book.numbers()).toEqual(['Berg through 2026-02', 'Berg through 2026-02']);
      await book.runOn('2026-06-07');
      const lines = [
        '2026-01 Avdeling 1 -: 448 897 Berg',
        '2026-02 Avdeling 1 -: 448 897 Berg',
        '2026-02 Avdeling 1 -: 448 897 Berg',
      ];
      expect(await book.lines()).toEqual(lines);
      await book.retainOn('2027-03-31');
      expect(await book.lines()).toEqual(lines);
      expect(await book.numbers()).toHaveLength(2);
      await book.retainOn('2027-04-01');
      expect(await book.lines()).toEqual(lines.map((line) => line.replace(/Berg$/, '-')));
      expect(await book.numbers()).toEqual([]);
    },
  );

  billingTest('is not kept beside the lines when all of them are closed', async (billed) => {
    const book = await placeBook(billed);
    await book.place([{ person: 'Berg', from: '2026-01-01', to: '2026-01-31' }]);
    await book.runOn('2026-03-07');
    await book.anonymiseOn('2026-06-01');
    expect(await book.numbers()).toEqual([]);
  });
});
