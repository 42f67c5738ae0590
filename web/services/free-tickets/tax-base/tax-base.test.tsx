// @vitest-environment happy-dom
import { listTaxBase } from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '#testing/fake-server.ts';
import { months, openTaxBase } from './test-tax-base.tsx';

afterEach(cleanup);

const lastQuery = (server: FakeServer) =>
  new URL(server.callsTo(listTaxBase).at(-1)?.address ?? '', location.origin).searchParams;
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const panel = async () => {
  await screen.findByText(/^Taxable benefit in/);
  return plain(screen.getByRole('region', { name: 'Taxable benefit month by month' }).textContent);
};

/** How the bars of months with something look. */
const bars = () =>
  [...document.querySelectorAll('figure svg g')].flatMap((bar) => {
    const look = bar.querySelector('rect')?.getAttribute('class');
    if (look === undefined || look === null) return [];
    if (look.includes('dasharray')) return ['open'];
    if (look.includes('fill-ink-muted')) return ['other'];
    return [bar.getAttribute('class')?.includes('font-bold') ? 'chosen' : 'whole'];
  });

describe('the tax base (spec 3 §2)', () => {
  it('has a row for each employee number with tickets by kind and the sum', async () => {
    await openTaxBase();
    const kari = await screen.findByRole('row', { name: /Kari Berg/ });
    expect(plain(kari.textContent)).toBe('00417Kari BergDrift121 525,00 kr');
    const family = screen.getByRole('row', { name: /Family only/ });
    expect(plain(family.textContent)).toBe(
      'A10Family onlydepartment name not set (500123)21 525,00 kr1 without an amount',
    );
  });

  it('has what is erased as one row, and says until when names are there', async () => {
    await openTaxBase({ language: 'nb' });
    const erased = await screen.findByRole('row', { name: /Persondata slettet/ });
    expect(plain(erased.textContent)).toBe('Persondata slettet421 525,00 kr');
    screen.getByText(/^Navn og telefonnummer slettes tre måneder etter/);
  });

  it('tells an erased name from family alone', async () => {
    const { kariLine } = await import('./test-tax-base.tsx');
    const nameless = { ...kariLine, firstName: null, lastName: null };
    const retired = { ...nameless, id: 9, employeeTickets: 0, retiredTickets: 1 };
    const family = { ...nameless, id: 10, employeeTickets: 0, familyRetiredTickets: 1 };
    await openTaxBase({ matches: [nameless, retired, family] });
    await screen.findAllByRole('row', { name: /The name is deleted/ });
    const names = screen.getAllByText(/^(The name is deleted|Family only)$/);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'The name is deleted',
      'The name is deleted',
      'Family only',
    ]);
  });

  it('counts each kind of ticket in its column', async () => {
    const { kariLine } = await import('./test-tax-base.tsx');
    const counts = {
      employeeTickets: 1,
      familyChildTickets: 2,
      familyAdultTickets: 3,
      familyRetiredTickets: 4,
      retiredTickets: 5,
    };
    await openTaxBase({ matches: [{ ...kariLine, ...counts }] });
    const row = await screen.findByRole('row', { name: /Kari Berg/ });
    const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
    const cells = [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
    const texts = heads.map(({ textContent }, place) => `${textContent}: ${cells[place]}`);
    expect(texts.slice(3, -1)).toEqual([
      'Employee: 1',
      'Family, child: 2',
      'Family, adult: 3',
      'Family, reduced: 4',
      'Retired: 5',
    ]);
  });

  it('opens with the newest month, its sum, that of the year, and that it is open', async () => {
    const server = await openTaxBase();
    expect(await panel()).toContain(
      'Taxable benefit in March 20264 303,00 kr5 ticketsSo far in 2026: 12 108,50 krSo far: may change',
    );
    expect(lastQuery(server).has('year')).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe(
      '2026-3',
    );
    screen.getByRole('option', { name: 'March 2026 (so far)' });
    screen.getByRole('option', { name: 'February 2026' });
    screen.getByRole('option', { name: 'All of 2026 (so far)' });
    screen.getByRole('option', { name: 'All of 2025' });
  });

  it('shows another month, and a year with its months added up', async () => {
    const server = await openTaxBase();
    await panel();
    choose('Period', '2026-1');
    await waitFor(() => expect(lastQuery(server).get('month')).toBe('1'));
    expect(lastQuery(server).get('year')).toBe('2026');
    expect(await panel()).toContain('in January 20263 454,00 kr5 ticketsSo far in 2026: 12 108,50');
    screen.getByText('Closed and changes no more');
    choose('Period', '2026-');
    await waitFor(() => expect(lastQuery(server).has('month')).toBe(false));
    expect(await panel()).toContain(
      'Taxable benefit in 202612 108,50 kr16 tickets, counted once for every monthSo far: may',
    );
    choose('Period', '2025-11');
    await waitFor(() => expect(lastQuery(server).get('year')).toBe('2025'));
    expect(await panel()).toContain('in November 20251 000,00 kr5 ticketsAll of 2025: 1 000,00 kr');
  });

  it('pictures the last twelve months, with those between that have nothing', async () => {
    await openTaxBase();
    await panel();
    const table = screen.getByRole('table', { name: 'Taxable benefit month by month' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'Nov 20251 000 kr',
      'Dec 20250 kr',
      'Jan 20263 454 kr',
      'Feb 20264 352 kr',
      'Mar 20264 303 kr',
    ]);
  });

  it.each([
    // A month that is still open may change, also when it is chosen.
    ['2026-3', ['other', 'other', 'other', 'open']],
    ['2026-1', ['other', 'chosen', 'other', 'open']],
    ['2026-', ['whole', 'whole', 'open']],
  ] as const)('tells the months of the period %s from others', async (period, looks) => {
    await openTaxBase();
    await panel();
    choose('Period', period);
    await panel();
    expect(bars()).toEqual(looks);
  });

  it('is that of a department, in the list, the sums and the files', async () => {
    const server = await openTaxBase();
    await panel();
    choose('Department', '500123');
    await waitFor(() => expect(lastQuery(server).get('agreement')).toBe('500123'));
    await waitFor(async () => expect(await panel()).toContain('3 092,00 kr2 tickets'));
    fireEvent.click(screen.getByRole('button', { name: /^Download/ }));
    const csv = await screen.findByRole('link', { name: /CSV/ });
    expect(csv.getAttribute('href')).toContain(
      '/freeticket-api/tax-base/lines/csv/by-company-id/1001?',
    );
    expect(csv.getAttribute('href')).toContain('agreement=500123');
  });

  it('warns of tickets that the sum lacks', async () => {
    await openTaxBase({
      dates: {
        byCompany: [{ ...months[0], untaxedTickets: 3 }, ...months.slice(1)],
        byAgreement: [],
      },
    });
    await screen.findByText('3 tickets have no taxable amount');
    choose('Period', '2026-2');
    await waitFor(() => expect(screen.queryByText(/have no taxable amount/)).toBeNull());
  });

  it.each([
    ['en', 'No tax base is calculated for the company', 'No tax base for the month'],
    ['nb', 'Ingen skattegrunnlag er beregnet for bedriften', 'Ingen skattegrunnlag for måneden'],
  ] as const)('says in %s that there is none', async (language, forCompany, forMonth) => {
    const dates = { byCompany: [], byAgreement: [] };
    await openTaxBase({ matches: [], dates, language });
    await screen.findByText(forCompany);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    const at = '/fribilletter/skattegrunnlag?year=2020&month=4';
    await openTaxBase({ matches: [], at, language });
    await screen.findByText(forMonth);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Period/ }).value).toBe(
      '2020-4',
    );
    cleanup();
    // Of a year with others.
    const inYear = '/fribilletter/skattegrunnlag?year=2026&month=8';
    await openTaxBase({ matches: [], at: inYear, language });
    await screen.findByText(forMonth);
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Period/ }).value).toBe(
        '2026-8',
      ),
    );
  });

  it('says nothing of the sum and the state of a period without lines', async () => {
    await openTaxBase({ matches: [], at: '/fribilletter/skattegrunnlag?year=2030' });
    await screen.findByText('No tax base for the year');
    expect(screen.queryByText(/^Taxable benefit in/)).toBeNull();
    expect(screen.queryByText('Closed and changes no more')).toBeNull();
  });

  it.each([
    // A year that no call takes, a month alone, a month with a zero, and a department that is no number.
    ['?year=2150', 'in March 2026'],
    ['?month=2', 'in February 2026'],
    ['?year=2026&month=01', 'in January 2026'],
    ['?year=2026&month=13', 'Taxable benefit in 2026'],
    ['?department=abc', 'in March 2026'],
  ])('shows the sums of the rows that the address %s asks for', async (search, sum) => {
    await openTaxBase({ at: `/fribilletter/skattegrunnlag${search}` });
    expect(await panel()).toContain(sum);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Department' }).value).toBe('');
  });

  it('says that nobody is found', async () => {
    await openTaxBase({ matches: [], at: '/fribilletter/skattegrunnlag?q=zzz' });
    await screen.findByText('No hits for “zzz”');
  });

  it('speaks of employee tickets at the third operator, and leads to the changes', async () => {
    await openTaxBase({ tenant: 'fjord' });
    await screen.findByText(/^The taxable benefit of employee tickets in/);
    const link = screen.getByRole('link', { name: 'Changes' });
    expect(link.getAttribute('href')).toBe('/fribilletter/endringer');
  });
});
