import { taxBaseLines } from '@takst/domain/services/free-tickets/tax-base.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { forgetReportedNumbers } from '../book/book-holder.store.ts';
import {
  faultsInBook,
  type FreeCompany,
  type FreeTicketToPlace,
  placeFreeCompany,
  placeFreeTickets,
  placeOwnShare,
  placePriceFrom,
} from '../book/test-book-world.store.ts';
import { invoicedPeriods, invoiceTotals } from '../invoice-base/test-base-world.store.ts';
import { sumsOf, tieOut } from '../invoice-base/test-tie-out.ts';
import { taxBasePage } from '../tax-base/tax-base-rows.query.ts';
import { taxedMonths } from '../tax-base/taxed-months.query.ts';
import { linesOfBook } from '../tax-base/test-tax-world.store.ts';
import { taxChangesPage } from '../tax-changes/tax-changes.query.ts';

/** `npm run trial:generated-years` asks for thousands of people and three years. */
const people = Number(process.env['PEOPLE'] ?? 40);
const months = Number(process.env['MONTHS'] ?? 16);
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_260);
const minute = 60_000;

const first = Temporal.PlainDate.from('2026-01-01');
const monthsFrom = Array.from({ length: months }, (_, place) => first.add({ months: place }));
/** On the 20th after the last month, which is closed. */
const today = first.add({ months, days: 19 });

const piece = fc.record({
  days: fc.integer({ min: 1, max: 240 }),
  nrOfZones: fc.integer({ min: 1, max: 3 }),
  department: fc.nat({ max: 1 }),
});
const person = fc.record({
  begins: fc.nat({ max: months * 28 }),
  pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
  ends: fc.boolean(),
  number: fc.nat({ max: Math.ceil(people * 0.7) }),
  of: fc.constantFrom(
    { holderType: 'EMPLOYEE', profileId: 'ADULT' } as const,
    { holderType: 'RETIRED', profileId: 'SENIOR' } as const,
    { holderType: 'FAMILY_MEMBER', profileId: 'CHILD' } as const,
    { holderType: 'FAMILY_MEMBER', profileId: 'ADULT' } as const,
  ),
});

/** Rights that go on with other zones and departments, day after day, and end or do not. */
const ticketsOf = ({ departments }: FreeCompany): FreeTicketToPlace[] =>
  fc
    .sample(person, { numRuns: people, seed })
    .flatMap(({ begins, pieces, ends, ...one }, place) => {
      let from = first.add({ days: begins });
      return pieces.map(({ days, nrOfZones, department }, index) => {
        const next = from.add({ days });
        const isOpen = index === pieces.length - 1 && !ends;
        const ticket = {
          ...one.of,
          person: `P${place}`,
          employeeId: `A${one.number}`,
          agreementId: departments[department] ?? 0,
          nrOfZones,
          from: from.toString(),
          to: isOpen ? null : next.subtract({ days: 1 }).toString(),
        };
        from = next;
        return ticket;
      });
    });

const databaseTest = databaseTestWith(async (test) => {
  const { database, ...runs } = await tieOut(test);
  const company = await placeFreeCompany(database);
  await placeFreeTickets(database, company, ticketsOf(company));
  for (const [place, month] of monthsFrom.entries()) {
    const from = month.toString();
    if (place % 5 === 4)
      await placeOwnShare(database, company, {
        agreementId: company.departments[place % 2] ?? 0,
        from,
        amountOre: place * 21_37,
      });
    if (place % 7 === 6) {
      const price = { tenant: 'ruter', nrOfZones: 1 + (place % 3) } as const;
      for (const productId of ['free-ticket', 'period-30-days'])
        await placePriceFrom(database, {
          ...price,
          productId,
          from,
          priceOre: 500_03 + place * 17,
        });
    }
  }
  for (const month of monthsFrom) await runs.runOn(month.add({ months: 1, days: 6 }).toString());
  return { database, company, ...runs };
});

type Years = Parameters<Parameters<typeof databaseTest>[1]>[0];

/** The sums that every page shows for the closed months: none of them names a person. */
async function sumsOfPages({ database, company, basesOn }: Years) {
  const scope = testScope([company.id], [], company.tenant);
  const reach = { scope, companyId: company.id, openMonths: [] };
  const all = { words: [], sort: undefined, maxEntries: null, offset: 0 };
  const totalOf = async (from: Temporal.PlainDate, through: Temporal.PlainDate) => {
    const { matches } = await taxBasePage(database, { ...reach, ...all, from, through });
    const tickets = matches.map((line) => [
      line.employeeTickets + line.retiredTickets,
      line.familyAdultTickets + line.familyChildTickets + line.familyRetiredTickets,
    ]);
    return {
      taxOre: sumOfOre(matches.map(({ taxOre }) => taxOre)),
      own: tickets.reduce((sum, [own = 0]) => sum + own, 0),
      family: tickets.reduce((sum, [, family = 0]) => sum + family, 0),
    };
  };
  /** What an employer's tax rises by, month after month, in each department. */
  const changeOf = async (month: Temporal.PlainDate, agreementId: number) => {
    const { matches } = await taxChangesPage(database, { ...reach, ...all, month, agreementId });
    return sumOfOre(matches.map(({ oldOre, newOre }) => (newOre ?? 0) - (oldOre ?? 0)));
  };
  const taxed = await taxedMonths(database, reach);
  const bases = (await basesOn(company, today.toString())).filter(({ isClosed }) => isClosed);
  const changes = [];
  for (const month of monthsFrom.slice(1))
    for (const agreementId of company.departments)
      changes.push({ month, agreementId, byOre: await changeOf(month, agreementId) });
  return {
    bases: bases.map((base) => ({ ...base, lines: base.lines.length })),
    fromLines: bases.map((base) => ({ id: base.id, ...sumsOf(base) })),
    taxed,
    months: await Promise.all(monthsFrom.map((month) => totalOf(month, month))),
    whole: await totalOf(first, monthsFrom.at(-1) ?? first),
    changes,
  };
}

describe('a generated company over years', () => {
  databaseTest(
    'has the same sums in invoices, invoice base, tax base and changes, before and after erasing',
    async (years) => {
      const { database, company, clock } = years;
      const before = await sumsOfPages(years);
      expect(await faultsInBook(database, [company.id])).toEqual([]);

      // Invoices: lines, closed periods, and what is owed.
      const charged = before.bases.filter(({ grossOre }) => grossOre > 0);
      const sums = ({ grossOre, vatOre, ...of }: (typeof charged)[number]) => [
        of.agreementId,
        of.month.toString(),
        grossOre,
        vatOre,
      ];
      const periods = await invoicedPeriods(database, company);
      expect(charged.map(sums)).toEqual(
        periods.map((one) => [one.agreementId, one.month.toString(), one.grossOre, one.vatOre]),
      );
      const owedOre = sumOfOre(before.bases.map(({ grossOre }) => grossOre));
      expect(await invoiceTotals(database, company)).toBe(owedOre);
      expect(before.fromLines).toEqual(
        before.bases.map(({ id, grossOre, vatOre }) => ({ id, grossOre, vatOre })),
      );

      // The tax base: by page, by month and department, and added up from the lines by the rule.
      const ofMonth = (month: Temporal.PlainDate) =>
        before.taxed.filter((one) => one.month.equals(month));
      expect(before.months.map(({ taxOre }) => taxOre)).toEqual(
        monthsFrom.map((month) => sumOfOre(ofMonth(month).map(({ taxOre }) => taxOre))),
      );
      expect(before.whole.taxOre).toBe(sumOfOre(before.months.map(({ taxOre }) => taxOre)));
      const scope = testScope([company.id], [], company.tenant);
      const lines = await linesOfBook(database, { scope, companyId: company.id, openMonths: [] }, [
        first,
        today,
      ]);
      expect(sumOfOre(taxBaseLines(lines).map(({ taxOre }) => taxOre))).toBe(before.whole.taxOre);
      expect(before.whole.own + before.whole.family).toBe(lines.length);

      // Changes: from one month to the next, in each department's own view.
      const taxIn = (month: Temporal.PlainDate, agreementId: number) =>
        ofMonth(month).find((one) => one.agreementId === agreementId)?.taxOre ?? 0;
      expect(before.changes).toEqual(
        before.changes.map(({ month, agreementId }) => ({
          month,
          agreementId,
          byOre: taxIn(month, agreementId) - taxIn(month.subtract({ months: 1 }), agreementId),
        })),
      );

      // Names go three months after a ticket's end, numbers after 31 March of the next year.
      clock.set(`${today.toString()}T06:00:00+01:00`);
      await anonymiseAll({ database, clock }, { service: ticketServices['free-tickets'] });
      await database.transaction((tx) => forgetReportedNumbers(tx, today));
      const bookLines = await linesOfBook(
        database,
        { scope, companyId: company.id, openMonths: [] },
        [first, today],
      );
      expect(bookLines.filter(({ lastName }) => lastName === null).length).toBeGreaterThan(
        people / 4,
      );
      expect(bookLines.filter(({ employeeId }) => employeeId === null).length).toBeGreaterThan(0);
      expect(await sumsOfPages(years)).toEqual(before);
    },
    20 * minute,
  );
});
