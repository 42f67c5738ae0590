// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { OwnHistoryPage } from './own-history.page.tsx';

const changed = {
  id: 2,
  at: '2026-03-06T09:30:00Z',
  kind: 'change-agreement',
  channel: 'portal',
  who: 'Kari Nordmann',
  about: '500001',
  differences: [
    {
      field: 'invoicingInterval',
      before: { as: 'words', words: { nb: 'Ukentlig', en: 'Weekly' } },
      after: { as: 'words', words: { nb: 'Daglig', en: 'Daily' } },
    },
    { field: 'fromDate', before: null, after: { as: 'date', date: '2026-04-01' } },
    { field: 'zones', before: null, after: { as: 'zones', zones: [], allZones: true } },
    { field: 'cancelled', before: { as: 'yesNo', yes: false }, after: null },
  ],
};
const newer = { ...changed, id: 1, kind: 'something-new', who: null, about: null, differences: [] };
const path = '/minside/historikk';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = (matches: unknown[], totalEntries = matches.length) =>
  server.answers(() => ({ status: 200, body: { totalEntries, matches } }));
const open = (language: 'nb' | 'en' = 'en', search = '') =>
  openPage({
    pages: { [path]: OwnHistoryPage, '/minside': () => <p>My page</p> },
    at: path + search,
    language,
    texts: ['company-history'],
  });
const asked = () => new URL(server.asked.at(-1)?.address ?? '', 'http://x').searchParams;

describe('the history of a company', () => {
  it('tells when, what, who and through which channel, before and after', async () => {
    answers([changed, newer]);
    await open();
    const row = within(await screen.findByRole('row', { name: /Agreement changed: 500001/ }));
    expect(row.getByText('Invoicing: Weekly → Daily')).toBeTruthy();
    expect(row.getByText('Valid from: 01.04.2026')).toBeTruthy();
    expect(row.getByText('Zones: All zones')).toBeTruthy();
    expect(row.getByText('Cancelled: no → none')).toBeTruthy();
    expect(row.getByText('Kari Nordmann, The portal')).toBeTruthy();
    expect(screen.getByText('Another change')).toBeTruthy();
  });

  it('is in Norwegian too', async () => {
    answers([changed]);
    await open('nb');
    await screen.findByText('Avtale endret: 500001');
    await screen.findByText('Fakturering: Ukentlig → Daglig');
  });

  it('is chosen by person, kind and days, kept in the address and followed by the file', async () => {
    answers([changed], 25);
    await open('en', '?q=kari&from=2026-03-01&to=2026-03-31&page=2');
    await screen.findByText('Agreement changed: 500001');
    expect(Object.fromEntries(asked())).toMatchObject({
      searchFor: 'kari',
      from: '2026-03-01',
      to: '2026-03-31',
      offset: '10',
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'What' }), {
      target: { value: 'delete-company' },
    });
    await vi.waitFor(() => expect(asked().get('kind')).toBe('delete-company'));
    expect(asked().get('offset')).toBe('0');
    const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    expect(file).toBe(
      '/onboarding/company/1001/history/csv?searchFor=kari&kind=delete-company&from=2026-03-01&to=2026-03-31',
    );
  });

  it('without a hit says so and shows everything again; without anything says what will come', async () => {
    answers([]);
    await open('en', '?kind=delete-company&from=never');
    fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    await screen.findByText('No history yet');
    expect(asked().get('from')).toBeNull();
  });

  it('that cannot be fetched can be asked for again', async () => {
    server.answers(() => ({ status: 503, body: { code: 'UNAVAILABLE' } }));
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers([changed]);
    fireEvent.click(again);
    await screen.findByText('Agreement changed: 500001');
  });
});
