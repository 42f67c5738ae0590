// @vitest-environment happy-dom
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { OwnHistoryPage } from './own-history.page.tsx';

const changedAgreement = {
  id: 2,
  at: '2026-03-06T09:30:00Z',
  kind: 'change-agreement',
  channel: 'portal',
  who: 'Kari Nordmann',
  about: '500001',
  ticket: null,
  differences: [
    {
      field: 'invoicingInterval',
      before: { as: 'words', words: { nb: 'Ukentlig', en: 'Weekly' } },
      after: { as: 'words', words: { nb: 'Daglig', en: 'Daily' } },
    },
    { field: 'fromDate', before: null, after: { as: 'date', date: '2026-04-01' } },
    { field: 'zones', before: null, after: { as: 'zones', zones: [], allZones: true } },
    { field: 'cancelled', before: { as: 'yesNo', yes: false }, after: null },
    { field: 'phone', before: null, after: { as: 'phone', countryCode: '+47', phone: '41234567' } },
    { field: 'customerNumber', before: null, after: { as: 'money', ore: 14_186 } },
  ],
};
const newer = {
  ...changedAgreement,
  id: 1,
  kind: 'something-new',
  who: null,
  about: null,
  differences: [],
};
const cancelledTicket = {
  ...changedAgreement,
  id: 3,
  kind: 'cancel-pending-ticket',
  about: 'Ola Nordmann',
  ticket: { id: 31, zones: ['1', '2Ø'], allZones: false, startDate: '2026-12-01' },
  differences: [],
};
const path = '/minside/historikk';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answers = (matches: unknown[], totalEntries = matches.length) =>
  server.answer(listCompanyHistory, { status: 200, body: { totalEntries, matches } });
const open = (language: 'nb' | 'en' = 'en', search = '') =>
  openPage({
    pages: { [path]: OwnHistoryPage, '/minside': () => <p>My page</p> },
    at: path + search,
    language,
    texts: ['company-history', 'change-history'],
  });
const lastQuery = () => new URL(server.calls.at(-1)?.address ?? '', 'http://x').searchParams;

describe('the history of a company', () => {
  it('shows each change as one sentence, with old and new values on request', async () => {
    answers([changedAgreement, newer]);
    await open();
    const row = within(
      await screen.findByRole('row', { name: /Kari Nordmann changed agreement 500001/ }),
    );
    expect(row.getByText('06.03.2026 10:30')).toBeTruthy();
    expect(row.getByText('The portal')).toBeTruthy();
    const details = row.getByText('Details').closest('details');
    expect(details?.open).toBe(false);
    fireEvent.click(row.getByText('Details'));
    expect(details?.open).toBe(true);
    const lines = [...(details?.querySelectorAll('span') ?? [])].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(lines).toEqual([
      'Invoicing: Weekly → Daily',
      'Valid from: 01.04.2026',
      'Zones: All zones',
      'Cancelled: no → none',
      'Mobile: +47 412 34 567',
      'Customer number: 141,86 kr',
    ]);
  });

  it('names the channel of a change without a user, and shows changes of unknown kinds', async () => {
    answers([newer]);
    await open();
    const row = within(await screen.findByRole('row', { name: /The portal made another change/ }));
    expect(row.queryByText('Details')).toBeNull();
  });

  it.each([
    [cancelledTicket.ticket, 'i sone 1 – 2Ø', 'in zone 1 – 2Ø'],
    [{ ...cancelledTicket.ticket, zones: ['Arendal'] }, 'i Arendal', 'in Arendal'],
    [{ ...cancelledTicket.ticket, zones: [], allZones: true }, 'i alle soner', 'in all zones'],
  ])(
    'says which ticket a change is about, in both languages',
    async (ticket, inNorwegian, inEnglish) => {
      answers([{ ...cancelledTicket, ticket }]);
      await open();
      await screen.findByText(
        `Kari Nordmann cancelled the ticket for Ola Nordmann ${inEnglish} from 1 December 2026`,
      );
      cleanup();
      await open('nb');
      await screen.findByText(
        `Kari Nordmann avbestilte billetten til Ola Nordmann ${inNorwegian} fra 1. desember 2026`,
      );
    },
  );

  it.each([
    [
      { ...cancelledTicket, about: null, erased: { ticketId: 4711 } },
      'Kari Nordmann avbestilte billetten i sone 1 – 2Ø fra 1. desember 2026. Billett 4711, persondata slettet',
      'Kari Nordmann cancelled the ticket in zone 1 – 2Ø from 1 December 2026. Ticket 4711, personal data deleted',
    ],
    [
      { ...newer, kind: 'change-note', erased: { ticketId: null } },
      'Portalen endret merknaden. Persondata slettet',
      'The portal changed the note. Personal data deleted',
    ],
  ])(
    'says what was done, and that the personal data is deleted',
    async (entry, inNorwegian, inEnglish) => {
      answers([entry]);
      await open();
      await screen.findByText(inEnglish);
      cleanup();
      await open('nb');
      await screen.findByText(inNorwegian);
    },
  );

  it('shows a batch as one line, which leads to what it has made', async () => {
    const batch = {
      ...newer,
      kind: 'start-batch',
      who: 'Kari Nordmann',
      batch: {
        id: 7,
        made: [
          { kind: 'order-ticket', changes: 1200 },
          { kind: 'end-ticket', changes: 1 },
          { kind: 'move-out', changes: 3 },
          { kind: 'start-batch', changes: 2 },
        ],
      },
    };
    answers([batch]);
    await open();
    await screen.findByText(
      'Kari Nordmann ordered a ticket for 1 200 people, ended the ticket for 1 person, registered the move-out for 3 people and started a list of many 2 times',
    );
    answers([changedAgreement]);
    fireEvent.click(screen.getByRole('link', { name: 'Show all 1\u00a0206 changes' }));
    await screen.findByText(/You see the changes of one list/);
    expect(lastQuery().get('batch')).toBe('7');
    answers([batch]);
    fireEvent.click(screen.getByRole('link', { name: 'Show the whole history' }));
    await screen.findByRole('link', { name: /Show all/ });
    expect(screen.queryByText(/You see the changes of one list/)).toBeNull();
  });

  it('shows the whole history for an address that names no batch', async () => {
    answers([changedAgreement]);
    await open('en', '?batch=1e3');
    await screen.findByText('Kari Nordmann changed agreement 500001');
    expect(lastQuery().get('batch')).toBeNull();
    expect(screen.queryByText(/You see the changes of one list/)).toBeNull();
  });

  it('says of a batch that has made nothing yet that it was started', async () => {
    answers([{ ...newer, kind: 'start-batch', who: 'Kari Nordmann', batch: { id: 7, made: [] } }]);
    await open('nb');
    await screen.findByText('Kari Nordmann startet en liste med mange');
    expect(screen.queryByRole('link', { name: /Vis/ })).toBeNull();
  });

  it('has the details of a change and the way to those of a batch below its card on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    answers([
      changedAgreement,
      { ...newer, batch: { id: 7, made: [{ kind: 'end-ticket', changes: 2 }] } },
    ]);
    await open();
    const title = await screen.findByText(/changed agreement 500001/);
    expect(title.closest('p')?.querySelector('a, details')).toBeNull();
    const [agreement, batch] = screen.getAllByRole('listitem');
    expect(agreement?.querySelectorAll('details')).toHaveLength(1);
    expect(batch?.querySelectorAll('a')).toHaveLength(1);
    screen.getByText('The portal ended the ticket for 2 people');
    expect(screen.getByRole('link', { name: 'Show all 2 changes' })).toBeTruthy();
  });

  it('is shown in Norwegian', async () => {
    answers([changedAgreement]);
    await open('nb');
    await screen.findByText('Kari Nordmann endret avtale 500001');
    await screen.findByText('Fakturering: Ukentlig → Daglig');
  });

  it('is filtered by person, kind and dates, kept in the address and used for the file', async () => {
    answers([changedAgreement], 25);
    await open('en', '?q=kari&from=2026-03-01&to=2026-03-31&page=2');
    await screen.findByText('Kari Nordmann changed agreement 500001');
    expect(Object.fromEntries(lastQuery())).toMatchObject({
      searchFor: 'kari',
      from: '2026-03-01',
      to: '2026-03-31',
      offset: '10',
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'What' }), {
      target: { value: 'delete-company' },
    });
    await vi.waitFor(() => expect(lastQuery().get('kind')).toBe('delete-company'));
    expect(lastQuery().get('offset')).toBe('0');
    const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    expect(file).toBe(
      '/onboarding/company/1001/history/csv?searchFor=kari&kind=delete-company&from=2026-03-01&to=2026-03-31',
    );
  });

  it('says when nothing matches, and what an empty history will contain', async () => {
    answers([]);
    await open('en', '?kind=delete-company&from=never');
    await screen.findByText('No changes match');
    screen.getByText('Try another name or a longer period.');
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await screen.findByText('No history yet');
    screen.getByText('When something changes, you will see it here.');
    expect(lastQuery().get('from')).toBeNull();
  });

  it('can be retried when fetching fails', async () => {
    server.answer(listCompanyHistory, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open();
    await screen.findByText('We could not fetch the history.');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    answers([changedAgreement]);
    fireEvent.click(retryButton);
    await screen.findByText('Kari Nordmann changed agreement 500001');
  });
});
