import { listDepartmentTaxChanges } from '@takst/contract/services/free-tickets/tax-changes/list-department-tax-changes.contract.ts';
import {
  countTaxChanges,
  downloadTaxChanges,
  listTaxChanges,
} from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { taxPortal } from '../tax-base/test-tax-portal.ts';

const portalTest = portalTestWith(async ({ start }) => taxPortal(await start()));

type Portal = Awaited<ReturnType<typeof taxPortal>>;
type Query = Readonly<Record<string, string>>;
type Page = z.output<typeof listTaxChanges.reply>;

async function changesOf({ call, employer }: Portal, query: Query = {}): Promise<Page> {
  const answer = await call(listTaxChanges, { params: { id: employer.id }, query });
  expect(answer.status, answer.text).toBe(200);
  return z.parse(listTaxChanges.reply, answer.json);
}

const textsOf = ({ matches }: Page) =>
  matches.map(
    ({ changeType, employeeId, lastName, invoiceReference, oldPrice, newPrice }) =>
      `${changeType} ${employeeId} ${lastName} ${invoiceReference}: ${oldPrice} ${newPrice}`,
  );

/** From February to March; the open month. */
const march = [
  'PRICE_CHANGED 8 Moved Avdeling 2: 897 800',
  'UNSUBSCRIBED 00417 Mother Avdeling 1: 449 null',
  'PRICE_CHANGED A9 Dahl Avdeling 2: 897 800',
  'PRICE_CHANGED A10 Spouse Avdeling 2: 897 1492',
];

describe('the changes of the tax base (spec 3 §2, §3)', () => {
  portalTest('are those of the newest month against the one before', async (portal) => {
    const changes = await changesOf(portal);
    expect(textsOf(changes)).toEqual(march);
    expect(changes.totalEntries).toBe(4);
    const [moved, endChange] = changes.matches;
    expect(moved).toMatchObject({
      changes: 1,
      oldLine: { taxAmount: 897, price: 448, agreementNumber: portal.employer.departments[0] },
      newLine: { taxAmount: 800, ticketHolderType: 'EMPLOYEE', zoneFrom: '1', employeeId: '8' },
    });
    expect(moved?.newLine).toMatchObject({
      description: {
        nb: 'Fribillett',
        en: 'Free ticket',
      },
      quantity: 1,
      price: 448,
      vatPercent: 12,
      priceVat: 48,
    });
    expect(endChange).toMatchObject({ oldLine: { taxAmount: 449 }, newLine: null });
  });

  portalTest('are those of another month, or of the newest of a year', async (portal) => {
    expect(textsOf(await changesOf(portal, { year: '2026', month: '2' }))).toEqual([
      'SUBSCRIBED A9 Dahl Avdeling 2: null 897',
    ]);
    expect(textsOf(await changesOf(portal, { month: '1' }))).toHaveLength(5);
    expect(textsOf(await changesOf(portal, { year: '2026' }))).toEqual(march);
    expect(await changesOf(portal, { year: '2025' })).toEqual({ totalEntries: 0, matches: [] });
  });

  portalTest('have another department as an end there and a beginning here', async (portal) => {
    const { call, employer } = portal;
    const [first, second] = employer.departments;
    const inFirst = [
      'UNSUBSCRIBED 8 Moved Avdeling 1: 897 null',
      'UNSUBSCRIBED 00417 Mother Avdeling 1: 449 null',
    ];
    expect(textsOf(await changesOf(portal, { agreement: String(first) }))).toEqual(inFirst);
    const ofDepartment = (agreement: number, query = {}) =>
      call(listDepartmentTaxChanges, { params: { agreement }, query });
    const { json } = await ofDepartment(first);
    expect(textsOf(z.parse(listDepartmentTaxChanges.reply, json))).toEqual(inFirst);
    const { json: there } = await ofDepartment(second, { month: '3' });
    expect(textsOf(z.parse(listDepartmentTaxChanges.reply, there))).toEqual([
      'SUBSCRIBED 8 Moved Avdeling 2: null 800',
      ...march.slice(2),
    ]);
    const unknown = { status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } };
    expect(await ofDepartment(6_999_999)).toMatchObject(unknown);
    await setAgreementDeleted(portal.database, second, portal.clock.now());
    expect(await ofDepartment(second)).toMatchObject(unknown);
    await setAgreementDeleted(portal.database, second, null);
  });

  portalTest('are searched, filtered, sorted and counted', async (portal) => {
    const search = async (query: Query) => textsOf(await changesOf(portal, query));
    expect(await search({ searchFor: 'mother' })).toEqual([march[1]]);
    expect(await search({ searchFor: '417' })).toEqual([march[1]]);
    expect(await search({ filter: 'PRICE_CHANGED' })).toEqual([march[0], march[2], march[3]]);
    expect(await search({ sort: '-newPrice' })).toEqual([march[3], march[0], march[2], march[1]]);
    expect(await search({ sort: 'lastName' })).toEqual([march[2], march[1], march[0], march[3]]);
    expect(await search({ maxEntries: '1', offset: '2' })).toEqual([march[2]]);
    const { call, employer } = portal;
    const counts = async (query: Query) =>
      (await call(countTaxChanges, { params: { id: employer.id }, query })).json;
    expect(await counts({})).toEqual({
      all: 4,
      counts: { SUBSCRIBED: 0, UNSUBSCRIBED: 1, PRICE_CHANGED: 3 },
      period: { year: 2026, month: 3, isClosed: false },
    });
    expect(await counts({ month: '2' })).toEqual({
      all: 1,
      counts: { SUBSCRIBED: 1, UNSUBSCRIBED: 0, PRICE_CHANGED: 0 },
      period: { year: 2026, month: 2, isClosed: true },
    });
    expect(await counts({ agreement: String(employer.departments[0]) })).toMatchObject({ all: 2 });
  });

  portalTest('have what is erased as one row of each type', async (shared) => {
    const portal = { ...shared, ...(await shared.place()) };
    const query = { month: '1' };
    await portal.eraseNames('Berg', 'Child', 'Mother');
    await portal.forgetNumbers();
    const { matches } = await changesOf(portal, query);
    expect(matches.map(({ employeeId }) => employeeId)).toEqual(['8', 'A10', null]);
    expect(matches[2]).toMatchObject({
      changeType: 'SUBSCRIBED',
      changes: 3,
      oldPrice: null,
      newPrice: 1660,
      agreementNumber: null,
      oldLine: null,
      newLine: null,
      firstName: null,
    });
    // The number of the other month is still that of the same right.
    expect(textsOf(await changesOf(portal, { month: '2' }))).toEqual([
      'SUBSCRIBED A9 Dahl Avdeling 2: null 897',
    ]);
  });

  portalTest('are a file of the month', async ({ call, employer }) => {
    const input = { params: { id: employer.id }, query: {} };
    const { text, headers } = await call(downloadTaxChanges, input);
    expect(headers['content-disposition']).toContain(
      `"skattegrunnlag-endringer-2026-03-forelopig-${employer.id}-2026-03-06.csv"`,
    );
    const [headings, , ended] = text.trim().split('\r\n');
    expect(headings).toContain('Endring;Antall;Ansattnummer;Fornavn;Etternavn;Avdeling;');
    expect(ended).toBe(
      `Avsluttet;1;"=""00417""";Kari;Mother;Avdeling 1;${employer.departments[0]};Familiemedlem;449,00;`,
    );
  });
});
