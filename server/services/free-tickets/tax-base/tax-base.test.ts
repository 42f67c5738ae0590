import { listTaxBaseDates } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import {
  downloadTaxBase,
  listTaxBase,
} from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { taxPortal } from './test-tax-portal.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';

const portalTest = portalTestWith(async ({ start }) => taxPortal(await start()));

type Portal = Awaited<ReturnType<typeof taxPortal>>;
type Query = Readonly<Record<string, string>>;

async function linesOf({ call, employer }: Portal, query: Query = {}) {
  const answer = await call(listTaxBase, { params: { id: employer.id }, query });
  expect(answer.status, answer.text).toBe(200);
  return z.parse(listTaxBase.reply, answer.json);
}

/** `number name department: employee, child, reduced and adult of the family, retired = kroner`. */
const textsOf = ({ matches }: Awaited<ReturnType<typeof linesOf>>) =>
  matches.map(
    (line) =>
      `${line.employeeId} ${line.lastName} ${line.invoiceReference}: ${[
        line.employeeTickets,
        line.familyChildTickets,
        line.familyRetiredTickets,
        line.familyAdultTickets,
        line.retiredTickets,
      ].join(' ')} = ${line.totalPrice}`,
  );

const january = [
  '8 Moved Avdeling 1: 1 0 0 0 0 = 897',
  '00417 Berg Avdeling 1: 1 1 1 0 0 = 1660',
  'A10 null Avdeling 2: 0 0 0 1 0 = 897',
];
const march = [
  '8 Moved Avdeling 2: 1 0 0 0 0 = 800',
  '00417 Berg Avdeling 1: 1 1 0 0 0 = 1211',
  'A9 Dahl Avdeling 2: 0 0 0 0 1 = 800',
  'A10 null Avdeling 2: 0 0 0 1 0 = 1492',
];

describe('the tax base (spec 3 §2, §3)', () => {
  portalTest('has the months with lines, of the company and of departments', async (portal) => {
    const { call, employer } = portal;
    const [first, second] = employer.departments;
    const { json } = await call(listTaxBaseDates, { params: { id: employer.id } });
    const { byCompany, byAgreement } = z.parse(listTaxBaseDates.reply, json);
    const facts = { untaxedTickets: 0, year: 2026 };
    expect(byCompany).toEqual([
      { ...facts, month: 3, isClosed: false, tickets: 5, totalPrice: 4303 },
      { ...facts, month: 2, isClosed: true, tickets: 6, totalPrice: 4351 },
      { ...facts, month: 1, isClosed: true, tickets: 5, totalPrice: 3454 },
    ]);
    expect(
      byAgreement.map((one) => [
        one.agreementNumber,
        one.invoiceReference,
        one.month,
        one.totalPrice,
      ]),
    ).toEqual([
      [first, 'Avdeling 1', 3, 1211],
      [second, 'Avdeling 2', 3, 3092],
      [first, 'Avdeling 1', 2, 2557],
      [second, 'Avdeling 2', 2, 1794],
      [first, 'Avdeling 1', 1, 2557],
      [second, 'Avdeling 2', 1, 897],
    ]);
  });

  portalTest('has a line for each employee number in a month', async (portal) => {
    expect(textsOf(await linesOf(portal, { year: '2026', month: '1' }))).toEqual(january);
    expect(textsOf(await linesOf(portal, { year: '2026', month: '3' }))).toEqual(march);
    // Of this year, and without both the newest month.
    expect(textsOf(await linesOf(portal, { month: '1' }))).toEqual(january);
    expect(textsOf(await linesOf(portal))).toEqual(march);
    expect(await linesOf(portal, { year: '2025' })).toEqual({ totalEntries: 0, matches: [] });
  });

  portalTest('adds the months of a year up', async (portal) => {
    expect(textsOf(await linesOf(portal, { year: '2026' }))).toEqual([
      '8 Moved Avdeling 2: 3 0 0 0 0 = 2594',
      '00417 Berg Avdeling 1: 3 3 2 0 0 = 4531',
      'A9 Dahl Avdeling 2: 0 0 0 0 2 = 1697',
      'A10 null Avdeling 2: 0 0 0 3 0 = 3286',
    ]);
  });

  portalTest('is that of a department alone', async (portal) => {
    const agreement = String(portal.employer.departments[0]);
    expect(textsOf(await linesOf(portal, { year: '2026', agreement }))).toEqual([
      '8 Moved Avdeling 1: 2 0 0 0 0 = 1794',
      '00417 Berg Avdeling 1: 3 3 2 0 0 = 4531',
    ]);
  });

  portalTest('is searched, sorted and paged', async (portal) => {
    const search = async (query: Query) => textsOf(await linesOf(portal, { month: '3', ...query }));
    expect(await search({ searchFor: 'kari berg' })).toEqual([march[1]]);
    expect(await search({ searchFor: 'a10' })).toEqual([march[3]]);
    expect(await search({ searchFor: 'spouse' })).toEqual([]);
    expect(await search({ sort: '-totalPrice' })).toEqual([march[3], march[1], march[0], march[2]]);
    expect(await search({ sort: '-employeeId' })).toEqual([...march].reverse());
    // Who has no name is last, in both directions.
    expect(await search({ sort: 'lastName' })).toEqual([march[1], march[2], march[0], march[3]]);
    expect(await search({ sort: '-lastName' })).toEqual([march[0], march[2], march[1], march[3]]);
    const page = await linesOf(portal, { month: '3', maxEntries: '2', offset: '1' });
    expect([page.totalEntries, textsOf(page)]).toEqual([4, march.slice(1, 3)]);
  });

  portalTest('has the department of the employee, not of newer family', async (shared) => {
    const portal = { ...shared, ...(await shared.place()) };
    await portal.placeApart();
    const lines = await linesOf(portal, { month: '3', searchFor: 'hagen' });
    expect(textsOf(lines)).toEqual(['55 Hagen Avdeling 1: 1 1 0 0 0 = 1114']);
  });

  portalTest('counts tickets without a taxable amount', async (shared) => {
    const portal = { ...shared, ...(await shared.place()) };
    await portal.placeUntaxed();
    const { matches } = await linesOf(portal, { month: '3', searchFor: 'soldier' });
    expect(matches).toMatchObject([{ employeeTickets: 1, totalPrice: 0, untaxedTickets: 1 }]);
  });

  portalTest('has what is erased as one line, and the same sum', async (shared) => {
    const portal = { ...shared, ...(await shared.place()) };
    const year = { year: '2026', month: '1' };
    await portal.eraseNames('Berg');
    const [, named] = (await linesOf(portal, year)).matches;
    expect(named).toMatchObject({ employeeId: '00417', firstName: null, lastName: null });
    await portal.eraseNames('Child', 'Mother', 'Moved');
    await portal.forgetNumbers();
    const { matches } = await linesOf(portal, year);
    expect(matches).toMatchObject([
      { employeeId: 'A10', totalPrice: 897 },
      {
        id: 0,
        employeeId: null,
        firstName: null,
        lastName: null,
        agreementNumber: null,
        employeeTickets: 2,
        familyChildTickets: 1,
        familyRetiredTickets: 1,
        totalPrice: 2557,
      },
    ]);
  });

  portalTest('is a file that says of which period it is', async ({ call, employer }) => {
    const params = { id: employer.id };
    const closed = await call(downloadTaxBase, { params, query: { year: '2026', month: '2' } });
    const name = (file: string) => `filename="${file}-${employer.id}-2026-03-06.csv"`;
    expect(closed.headers['content-disposition']).toContain(name('skattegrunnlag-2026-02'));
    const [headings, ...rows] = closed.text.trim().split('\r\n');
    expect(headings).toContain('Ansattnummer;Fornavn;Etternavn;Avdeling;Avdelingsnummer;Ansatt;');
    const [first] = employer.departments;
    expect(rows.at(-1)).toBe(
      `"=""A10""";;;Avdeling 2;${employer.departments[1]};0;0;1;0;0;0;897,00`,
    );
    expect(rows).toContain(`"=""8""";Kari;Moved;Avdeling 1;${first};1;0;0;0;0;0;897,00`);
    const open = await call(downloadTaxBase, { params, query: { year: '2026' } });
    expect(open.headers['content-disposition']).toContain(name('skattegrunnlag-2026-forelopig'));
  });
});
