// @vitest-environment happy-dom
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { changeKind, companyChangeKinds } from '@takst/domain/app/changes/change-kinds.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { fjellheim } from '../companies/test-companies.tsx';
import { CompanyHistoryPage } from './company-history.page.tsx';
import { OwnHistoryPage } from './own-history.page.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer([
    listCompanyHistory,
    { status: 200, body: { totalEntries: 0, matches: [] } },
  ]);
});
afterEach(cleanup);

const own = '/minside/historikk';
const open = (search = '', language: 'nb' | 'en' = 'en') =>
  openPage({
    pages: { [own]: OwnHistoryPage, '/minside': () => <p>My page</p> },
    at: own + search,
    language,
    texts: ['company-history', 'change-history'],
  });
const queries = () =>
  server
    .callsTo(listCompanyHistory)
    .map(({ address }) => Object.fromEntries(new URL(address, location.origin).searchParams));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the filters of the history of a company', () => {
  it('take days that are typed, and leave out those that are emptied', async () => {
    const { router } = await open();
    const inAddress = () => router.state.location.searchStr;
    await screen.findByText('No history yet');
    write('From date', '01.03.2026');
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ from: '2026-03-01' }));
    expect(queries().at(-1)).not.toHaveProperty('to');
    write('To date', '31.03.2026');
    await waitFor(() =>
      expect(queries().at(-1)).toMatchObject({ from: '2026-03-01', to: '2026-03-31' }),
    );
    expect(inAddress()).toBe('?from=2026-03-01&to=2026-03-31');
    write('From date', '');
    await waitFor(() => expect(queries().at(-1)).not.toHaveProperty('from'));
    expect(queries().at(-1)).toMatchObject({ to: '2026-03-31' });
    write('To date', '');
    await waitFor(() => expect(inAddress()).toBe(''));
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/onboarding/company/1001/history/csv?searchFor=&kind=',
    );
  });

  it('show the days of the address, and none that cannot be', async () => {
    await open('?from=2026-03-01&to=never');
    await screen.findByLabelText('From date');
    expect([box('From date').value, box('To date').value]).toEqual(['01.03.2026', '']);
    expect(queries()[0]).toMatchObject({ from: '2026-03-01' });
    expect(queries()[0]).not.toHaveProperty('to');
  });

  it.each([
    ['From date', '20', '21'],
    ['To date', '10', '9'],
  ])('offer in the calendar only days that do not cross: %s', async (label, yes, no) => {
    await open('?from=2026-03-10&to=2026-03-20');
    await screen.findByLabelText(label);
    const field = box(label).parentElement ?? document.body;
    fireEvent.click(within(field).getByRole('button', { name: 'Pick a date in the calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: label }));
    const isOffered = (day: string) =>
      calendar
        .getByRole('button', { name: new RegExp(`\\b${day} March|March ${day}\\b`) })
        .getAttribute('aria-disabled') !== 'true';
    expect([isOffered(yes), isOffered(no)]).toEqual([true, false]);
  });

  it.each(['nb', 'en'] as const)(
    'offer every kind of change by its name, in order, in %s',
    async (language) => {
      await open('?kind=delete-company', language);
      const select = await screen.findByRole<HTMLSelectElement>('combobox', {
        name: /^(What|Hva)$/,
      });
      const [all, ...kinds] = [...select.options].map(({ text }) => text);
      expect(all).toBe(language === 'en' ? 'Everything' : 'Alt');
      const names = companyChangeKinds.map((kind) => changeKind(kind).name[language]);
      const { compare } = new Intl.Collator(language);
      expect(kinds).toEqual(names.toSorted((one, other) => compare(one, other)));
      expect(select.value).toBe('delete-company');
    },
  );

  it('show every kind again', async () => {
    const { router } = await open('?kind=delete-company');
    await screen.findByRole('button', { name: 'Show everything' });
    expect(queries()[0]).toMatchObject({ kind: 'delete-company' });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What' });
    write('What', [...select.options][0]?.value ?? '');
    await screen.findByText('No history yet');
    expect([select.value, router.state.location.searchStr]).toEqual([select.options[0]?.value, '']);
    expect(queries().at(-1)?.['kind'] ?? '').toBe('');
  });

  it('ask for no kind that is longer than the server takes', async () => {
    await open(`?kind=${'x'.repeat(80)}`);
    await screen.findByRole('button', { name: 'Show everything' });
    expect(queries()[0]).toMatchObject({ kind: 'x'.repeat(60) });
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toMatch(
      /kind=x{60}$/,
    );
  });
});

describe('the history of the own company', () => {
  it('leads to the own page, and is that of the company', async () => {
    await open();
    await screen.findByText('No history yet');
    expect(screen.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/minside');
    screen.getByText(granlia.name);
    expect(document.title).toMatch(new RegExp(`^History of ${granlia.name} – `));
    expect(server.callsTo(listCompanyHistory)[0]?.address).toContain(
      `/company/${granlia.id}/history`,
    );
  });
});

describe('the history of a company for support', () => {
  const openCompany = () =>
    openPage({
      pages: { '/bedrifter/$id/historikk': CompanyHistoryPage, '/bedrifter/$id': () => null },
      at: '/bedrifter/1001/historikk?batch=7',
      company: companyOf({}),
      features: ['companyAdmin'],
      texts: ['company-history', 'change-history'],
    });

  it('leads to the company, before and after its name is there', async () => {
    const answer = Promise.withResolvers<{ status: number; body: object }>();
    server.answer(getCompany, () => answer.promise);
    await openCompany();
    const back = await screen.findByRole('link', { name: 'The company' });
    expect(back.getAttribute('href')).toBe('/bedrifter/1001');
    await screen.findByText('You see the changes of one list.');
    expect(document.title).toBe('');
    await act(() => answer.resolve({ status: 200, body: fjellheim }));
    await screen.findByRole('link', { name: 'Fjellheim Konsult AS' });
    expect(screen.queryByRole('link', { name: 'The company' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^History of Fjellheim Konsult AS – /));
    const whole = screen.getByRole('link', { name: 'Show the whole history' });
    expect(whole.getAttribute('href')).toBe('/bedrifter/1001/historikk');
    expect(queries()[0]).toMatchObject({ batch: '7' });
    expect(server.callsTo(listCompanyHistory)[0]?.address).toContain('/company/1001/history');
  });
});
