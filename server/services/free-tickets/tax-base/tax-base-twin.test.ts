import {
  taxBaseLines,
  type TaxBaseLine,
  taxedKinds,
} from '@takst/domain/services/free-tickets/tax-base.rules.ts';
import {
  type TaxChange,
  employeeIdOf,
  taxChanges,
} from '@takst/domain/services/free-tickets/tax-changes.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Database } from '#platform/db/database.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { eraseBookNames, forgetReportedNumbers } from '../book/book-holder.store.ts';
import type { BookLine } from '../book/book-lines.query.ts';
import {
  type FreeCompany,
  placeFreeCompany,
  placeFreeTickets,
  placePriceFrom,
} from '../book/test-book-world.store.ts';
import {
  countTaxChanges,
  taxChangesPage,
  type TaxChangeRow,
} from '../tax-changes/tax-changes.query.ts';
import { reachOf } from './asked-period.ts';
import { taxBasePage } from './tax-base-rows.query.ts';
import { type TaxReach, taxedMonths } from './taxed-months.query.ts';
import { linesOfBook, setEmployeeId, removeHolders } from './test-tax-world.store.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date('2026-03-08');
/** January and February are closed then, and March is open. */
const months = ['2026-01-01', '2026-02-01', '2026-03-01'].map(date);
const [january = today, , march = today] = months;
const periods = [
  ...months.map((month) => [month, month] as const),
  [january, date('2026-12-01')] as const,
];

/** Some are one number to the portal: A9 and a9, Å1 and A1. MILITARY tickets have no taxable amount. */
const person = fc.record({
  employeeId: fc.constantFrom('7', 'a9', 'A9', 'Å1', 'A1'),
  laterId: fc.option(fc.constantFrom('7', 'B-4', 'a9'), { freq: 3 }),
  holderType: fc.constantFrom('EMPLOYEE', 'RETIRED', 'FAMILY_MEMBER', 'FAMILY_MEMBER'),
  profileId: fc.constantFrom('ADULT', 'CHILD', 'SENIOR', 'MILITARY'),
  /** Of their closed lines, and of the open one. */
  erased: fc.constantFrom('nothing', 'nothing', 'names', 'number', 'all'),
});
const day = fc.integer({ min: 0, max: 100 }).map((days) => date('2025-12-20').add({ days }));
const ticket = fc.record({
  person: fc.nat({ max: 6 }),
  department: fc.nat({ max: 1 }),
  nrOfZones: fc.constantFrom(1, 2),
  from: day,
  days: fc.option(fc.nat({ max: 60 }), { freq: 2 }),
});
const world = fc.record({
  people: fc.array(person, { minLength: 7, maxLength: 7 }),
  tickets: fc.array(ticket, { minLength: 12, maxLength: 25 }),
});
type World = typeof world extends fc.Arbitrary<infer One> ? One : never;

const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  for (const nrOfZones of [1, 2])
    await placePriceFrom(database, {
      tenant: 'ruter',
      productId: 'free-ticket',
      profileId: 'MILITARY',
      from: '2025-01-01',
      nrOfZones,
      priceOre: 1e4,
    });
  return test;
});

/** A company in which months are closed, numbers change and people are erased. */
async function live(
  { database, runOn }: Awaited<ReturnType<typeof billing>>,
  { people, tickets }: World,
): Promise<FreeCompany> {
  const company = await placeFreeCompany(database);
  const ids = await placeFreeTickets(
    database,
    company,
    tickets.map(({ person: index, department, nrOfZones, from, days }) => ({
      person: `P${index}`,
      agreementId: company.departments[department === 0 ? 0 : 1],
      employeeId: people[index]?.employeeId ?? '1',
      holderType: people[index]?.holderType as 'EMPLOYEE',
      profileId: people[index]?.profileId ?? 'ADULT',
      nrOfZones,
      from: String(from),
      to: days === null ? null : String(from.add({ days })),
    })),
  );
  await runOn('2026-02-07');
  for (const [index, { laterId }] of people.entries())
    if (laterId !== null)
      await setEmployeeId(database, company, { person: `P${index}`, employeeId: laterId });
  await runOn('2026-03-07');
  const ofErased = (...kinds: string[]) =>
    ids.filter((_, place) => kinds.includes(people[tickets[place]?.person ?? 0]?.erased ?? ''));
  await erase(database, company, ofErased('number', 'all'));
  await database.transaction((tx) => forgetReportedNumbers(tx, date('2027-04-01')));
  await erase(database, company, ofErased('names'));
  await removeHolders(database, company, ofErased('all'));
  return company;
}

const erase = (database: Database, { id }: FreeCompany, tickets: readonly number[]) =>
  database.transaction((tx) =>
    eraseBookNames(
      tx,
      tickets.map((ticketId) => ({ companyId: id, id: ticketId })),
    ),
  );

const asText = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

async function expectSameTaxBase(database: Database, reach: TaxReach): Promise<number> {
  let erased = 0;
  for (const period of periods) {
    const lines = await linesOfBook(database, reach, period);
    const [from, through] = period;
    const { matches, totalEntries } = await taxBasePage(database, {
      ...reach,
      from,
      through,
      words: [],
      sort: undefined,
      maxEntries: null,
      offset: 0,
    });
    const expected = taxBaseLines(lines);
    expect(asText(matches.map(lineOf))).toEqual(asText(expected.map(lineOf)));
    expect(totalEntries).toBe(expected.length);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
    expect(sumOfOre(matches.map(({ taxOre }) => taxOre))).toBe(
      sumOfOre(lines.map(({ taxOre }) => taxOre ?? 0)),
    );
    // The same with names for all, as where somebody sorts by them.
    const paged = await taxBasePage(database, {
      ...reach,
      from,
      through,
      words: ['kari'],
      sort: undefined,
      maxEntries: null,
      offset: 0,
    });
    const named = expected.filter(({ firstName }) => firstName !== null);
    expect(asText(paged.matches.map(lineOf))).toEqual(asText(named.map(lineOf)));
    erased += expected.filter(({ employeeId }) => employeeId === null).length;
  }
  return erased;
}

const fields = [
  ...taxedKinds,
  ...(['agreementId', 'employeeId', 'firstName', 'lastName', 'taxOre', 'untaxedTickets'] as const),
];

/** In one order of its fields. */
const lineOf = (line: TaxBaseLine) =>
  Object.fromEntries(fields.map((field) => [field, line[field]]));

async function expectSameMonths(database: Database, reach: TaxReach): Promise<void> {
  const lines = await linesOfBook(database, reach, [january, date('2026-12-01')]);
  const expected = [...Map.groupBy(lines, ({ month, agreementId }) => `${month} ${agreementId}`)];
  const rows = await taxedMonths(database, reach);
  expect(
    rows
      .map(({ month, agreementId, isClosed, tickets, taxOre, untaxedTickets }) =>
        [`${month} ${agreementId}`, isClosed, tickets, taxOre, untaxedTickets].join(' '),
      )
      .toSorted(),
  ).toEqual(
    expected
      .map(([key, ofMonth]) =>
        [
          key,
          ofMonth.every(({ isClosed }) => isClosed),
          ofMonth.length,
          sumOfOre(ofMonth.map(({ taxOre }) => taxOre ?? 0)),
          ofMonth.filter(({ taxOre }) => taxOre === null).length,
        ].join(' '),
      )
      .toSorted(),
  );
}

async function expectSameChanges(database: Database, reach: TaxReach): Promise<string[]> {
  const observed: string[] = [];
  for (const month of months) {
    const linesIn = (one: Temporal.PlainDate) => linesOfBook(database, reach, [one, one]);
    const older = await linesIn(month.subtract({ months: 1 }));
    const newer = await linesIn(month);
    const expected = taxChanges(older, newer);
    const { matches } = await taxChangesPage(database, {
      ...reach,
      month,
      words: [],
      sort: undefined,
      maxEntries: null,
      offset: 0,
    });
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
    const texts = expectedTexts(expected);
    expect(matches.map(textOf).toSorted()).toEqual(texts);
    const counts = await countTaxChanges(database, { ...reach, month });
    expect(counts.map(({ changeType, changes }) => `${changeType} ${changes}`).toSorted()).toEqual(
      [...Map.groupBy(expected, ({ changeType }) => changeType)]
        .map(([type, list]) => `${type} ${list.length}`)
        .toSorted(),
    );
    observed.push(...texts);
  }
  return observed;
}

const textOf = ({ changeType, changes, oldOre, newOre, oldLine, newLine }: TaxChangeRow) =>
  oldLine === null && newLine === null
    ? `${changeType} erased ${changes}: ${oldOre ?? 0} ${newOre ?? 0}`
    : `${changeType} ${oldLine?.ticketId} ${newLine?.ticketId}: ${oldOre} ${newOre} ${oldLine?.employeeId} ${newLine?.employeeId}`;

function expectedTexts(changes: readonly TaxChange<BookLine>[]): string[] {
  const [erased, known] = [[] as TaxChange<BookLine>[], [] as string[]];
  for (const change of changes) {
    const { changeType, oldLine, newLine } = change;
    if (employeeIdOf(change) === null) erased.push(change);
    else
      known.push(
        `${changeType} ${oldLine?.ticketId} ${newLine?.ticketId}: ${oldLine?.taxOre ?? null} ${newLine?.taxOre ?? null} ${oldLine?.employeeId} ${newLine?.employeeId}`,
      );
  }
  const sum = (lines: readonly (BookLine | null)[]) =>
    sumOfOre(lines.map((line) => line?.taxOre ?? 0));
  const rows = [...Map.groupBy(erased, ({ changeType }) => changeType)].map(
    ([type, list]) =>
      `${type} erased ${list.length}: ${sum(list.map(({ oldLine }) => oldLine))} ${sum(list.map(({ newLine }) => newLine))}`,
  );
  return [...known, ...rows].toSorted();
}

describe('the tax base of any tickets', () => {
  billingTest(
    'is the same in SQL as by the rules, before and after erasing',
    async ({ database, ...test }) => {
      const observed: string[] = [];
      let erased = 0;
      await fc.assert(
        fc.asyncProperty(world, async (one) => {
          const company = await live({ database, ...test }, one);
          const { id: companyId, departments } = company;
          const scope = testScope([companyId]);
          for (const agreement of [undefined, departments[0]]) {
            const reach = await reachOf(database, {
              scope,
              companyId,
              today,
              query: { agreement },
            });
            expect(reach.openMonths.map(String)).toEqual([String(march)]);
            erased += await expectSameTaxBase(database, reach);
            await expectSameMonths(database, reach);
            observed.push(...(await expectSameChanges(database, reach)));
          }
        }),
        { numRuns: 4 },
      );
      // Not all of it may be missing.
      expect(erased).toBeGreaterThan(0);
      for (const type of ['SUBSCRIBED', 'UNSUBSCRIBED', 'PRICE_CHANGED'])
        expect(observed.filter((text) => text.startsWith(type)).length, type).toBeGreaterThan(2);
      expect(observed.filter((text) => text.includes('erased')).length).toBeGreaterThan(2);
    },
  );
});
