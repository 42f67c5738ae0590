// @vitest-environment happy-dom
import { listTaxBaseDates } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import {
  countTaxChanges,
  listTaxChanges,
} from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  byAgreement,
  companyOfDepartments,
  months,
} from '#services/free-tickets/tax-base/test-tax-base.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { TaxChangesPage } from './tax-changes.page.tsx';

afterEach(cleanup);

const line = {
  agreementNumber: 500124,
  ticketId: 12,
  timeOfSale: '2025-12-20T12:00:00Z',
  productId: 'free-ticket',
  profile: 1,
  ticketHolderType: 'EMPLOYEE',
  zoneFrom: '1',
  zoneTo: '2S',
  allZones: false,
  numberOfZones: 1,
  price: 448,
  quantity: 1,
  vatPercent: 12,
  priceVat: 48,
  description: {
    nb: 'Fribillett',
    en: 'Free ticket',
  },
  taxAmount: 897,
  employeeId: '00417',
  firstName: 'Kari',
  lastName: 'Berg',
  phoneCountryCode: '+47',
  phone: '40000000',
};
const person = {
  changes: 1,
  agreementNumber: 500124,
  invoiceReference: 'Drift',
  employeeId: '00417',
  firstName: 'Kari',
  lastName: 'Berg',
};
const added = {
  id: 5,
  changeType: 'SUBSCRIBED',
  ...person,
  oldLine: null,
  newLine: line,
  oldPrice: null,
  newPrice: 897,
};
const changed = {
  ...added,
  id: 9,
  changeType: 'PRICE_CHANGED',
  employeeId: 'A10',
  firstName: null,
  lastName: null,
  agreementNumber: 500123,
  invoiceReference: '',
  oldLine: line,
  oldPrice: null,
  newPrice: 1589,
  newLine: {
    ...line,
    ticketHolderType: 'FAMILY_MEMBER',
  },
};
const erased = {
  ...added,
  id: 2,
  changeType: 'UNSUBSCRIBED',
  changes: 3,
  employeeId: null,
  agreementNumber: null,
  invoiceReference: '',
  firstName: null,
  lastName: null,
  oldLine: null,
  newLine: null,
  oldPrice: 1660,
  newPrice: null,
};

const counts = { SUBSCRIBED: 1, UNSUBSCRIBED: 3, PRICE_CHANGED: 1 };
const newest = { year: 2026, month: 3, isClosed: false };
type Opening = Partial<PageOptions> & {
  matches?: readonly object[];
  all?: number;
  period?: typeof newest | null;
};

async function openChanges({
  matches = [added, changed, erased],
  all = 5,
  period = newest,
  ...options
}: Opening = {}): Promise<FakeServer> {
  const server = fakeServer(
    [listTaxChanges, { status: 200, body: { totalEntries: matches.length, matches } }],
    [countTaxChanges, { status: 200, body: { all, counts, period } }],
    [listTaxBaseDates, { status: 200, body: { byCompany: months, byAgreement } }],
  );
  await openPage({
    pages: { '/fribilletter/endringer': TaxChangesPage },
    at: '/fribilletter/endringer',
    company: companyOfDepartments,
    features: ['freeTicket'],
    texts: ['tax-changes', 'free-book'],
    ...options,
  });
  return server;
}

const queryOf = (server: FakeServer, route: typeof listTaxChanges | typeof countTaxChanges) =>
  new URL(server.callsTo(route).at(-1)?.address ?? '', location.origin).searchParams;
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

describe('the changes of the tax base (spec 3 §2)', () => {
  it('have a row each, with both amounts', async () => {
    await openChanges();
    const kari = await screen.findByRole('row', { name: /Kari Berg/ });
    expect(plain(kari.textContent)).toBe('New00417Kari BergDriftEmployee897,00 kr');
    const other = screen.getByRole('row', { name: /The name is deleted/ });
    expect(plain(other.textContent)).toBe(
      'ChangedA10The name is deleteddepartment name not set (500123)Family memberWithout an amount1 589,00 kr',
    );
    const erasedRow = screen.getByRole('row', { name: /Personal data deleted/ });
    expect(plain(erasedRow.textContent)).toBe('CancelledPersonal data deleted3 changes1 660,00 kr');
    screen.getByText(/^Names and phone numbers are deleted three months after/);
  });

  it('say which months are compared, and that the newer one is open', async () => {
    await openChanges({ language: 'nb' });
    await screen.findByText('Fra februar til mars 2026');
    screen.getByText('Måneden er ikke avsluttet: endringene er foreløpige.');
    cleanup();
    await openChanges({ period: { year: 2026, month: 1, isClosed: true } });
    await screen.findByText('From December 2025 to January 2026');
    expect(screen.queryByText(/not closed/)).toBeNull();
  });

  it('are filtered by type with counts, within department and month', async () => {
    const server = await openChanges();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelled 3' }));
    await waitFor(() => expect(queryOf(server, listTaxChanges).get('filter')).toBe('UNSUBSCRIBED'));
    choose('Department', '500124');
    await waitFor(() => expect(queryOf(server, countTaxChanges).get('agreement')).toBe('500124'));
    choose('Month', '2026-2');
    await waitFor(() => expect(queryOf(server, countTaxChanges).get('month')).toBe('2'));
    expect(queryOf(server, countTaxChanges).toString()).toBe('year=2026&month=2&agreement=500124');
    expect(queryOf(server, listTaxChanges).get('agreement')).toBe('500124');
    fireEvent.click(screen.getByRole('button', { name: /^Download/ }));
    const csv = await screen.findByRole('link', { name: /CSV/ });
    expect(csv.getAttribute('href')).toContain('filter=UNSUBSCRIBED');
    expect(csv.getAttribute('href')).toContain('month=2');
  });

  it('offer months with a tax base, and the one in which all of it has ended', async () => {
    await openChanges();
    await screen.findByRole('option', { name: 'March 2026 (so far)' });
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).options];
    expect(options.map(({ text }) => text)).toEqual([
      'March 2026 (so far)',
      'February 2026',
      'January 2026',
      'December 2025',
      'November 2025',
    ]);
  });

  it.each([
    ['en', 'No changes registered', 'Show the newest month'],
    ['nb', 'Ingen endringer registrert', 'Vis nyeste måned'],
  ] as const)('say in %s that there are none', async (language, title, button) => {
    await openChanges({ matches: [], all: 0, period: null, language });
    await screen.findByText(title);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    cleanup();
    const at = '/fribilletter/endringer?year=2026&month=2';
    await openChanges({ matches: [], all: 0, at, language });
    await screen.findByText(title);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('searchbox')).toBeNull();
    screen.getByRole('combobox', { name: /^(Month|Måned)$/ });
  });

  it('are cards on a phone, with no dot where a month has no amount', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    await openChanges();
    const card = (await screen.findByText('Kari Berg')).closest('li');
    expect(plain(card?.textContent ?? '')).toBe('Kari Berg897,00 kr00417 · Drift · EmployeeNew');
    vi.restoreAllMocks();
  });

  it('lead to other months and departments where the newest month has none', async () => {
    const server = await openChanges({ matches: [], all: 0 });
    await screen.findByText('No changes registered');
    screen.getByText(/^The benefit is the same as in the month before/);
    await screen.findByRole('combobox', { name: 'Department' });
    await screen.findByRole('option', { name: 'February 2026' });
    choose('Month', '2026-2');
    await waitFor(() => expect(queryOf(server, listTaxChanges).get('month')).toBe('2'));
  });

  it('say that nobody is found, also in a month', async () => {
    await openChanges({ matches: [], at: '/fribilletter/endringer?q=zzz&year=2026&month=2' });
    await screen.findByText('No hits for “zzz”');
  });
});
