// @vitest-environment happy-dom
import {
  countCardRequests,
  listCardRequests,
} from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { listRequestedCards } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import {
  countManufactureReports,
  getManufactureReport,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import {
  type CardState as State,
  cardStates,
} from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { CardState } from '#platform/design/page/card-state.tsx';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { ManufactureReportPage } from './production/manufacture-report.page.tsx';
import { dateInAddress, dateOfAddress } from './production/date-in-address.ts';
import { ProductionListPage } from './production/production-list.page.tsx';
import { CardRequestsPage } from './requests/card-requests.page.tsx';
import { pageOf, report, request } from './test-travel-cards.ts';

afterEach(cleanup);

type Language = 'nb' | 'en';
const openRequests = (language: Language) =>
  openPage({
    pages: { '/fribilletter/reisekort': CardRequestsPage },
    at: '/fribilletter/reisekort',
    texts: ['travel-cards'],
    features: ['freeTicket', 'freeTicket.travelCards'],
    language,
  });

describe('the states of a travel card (spec 3 §5)', () => {
  it.each([
    ['nb', ['Bestilt', 'Produsert', 'Sperret', 'Kansellert', 'Anonymisert', 'Ukjent']],
    ['en', ['Requested', 'Produced', 'Blocked', 'Cancelled', 'Anonymised', 'Unknown']],
  ] as const)('have their words in %s', async (language, words) => {
    const states = [...cardStates, 'LATER' as State];
    const All = () =>
      states.map((state) => (
        <p key={state}>
          <CardState state={state} />
        </p>
      ));
    await openPage({ pages: { '/': All }, at: '/', language });
    expect((await screen.findAllByRole('paragraph')).map((line) => line.textContent)).toEqual(
      words,
    );
  });
});

describe('the back office', () => {
  it.each([
    [
      'nb',
      'Skriv inn nummer for Ola Berg',
      'Kortnummer',
      'Lagre nummeret',
      'Kortnummeret må ha nøyaktig 9 tegn',
    ],
    [
      'en',
      'Enter number for Ola Berg',
      'Card number',
      'Save number',
      'The card number must have exactly 9 characters',
    ],
  ] as const)(
    'refuses fewer than 9 characters before it sends (%s, spec 3 §6)',
    async (language, open, label, save, fault) => {
      const server = fakeServer(
        [listCardRequests, pageOf(request)],
        [
          countCardRequests,
          { status: 200, body: { all: 1, counts: { requested: 1, 'past-expiry': 0 } } },
        ],
        [setCardNumber, { status: 409, body: { code: 'CARD_NUMBER_IN_USE' } }],
      );
      await openRequests(language);
      fireEvent.click(await screen.findByRole('button', { name: open }));
      const dialog = await screen.findByRole('dialog');
      const field = within(dialog).getByRole('textbox', { name: label });
      fireEvent.change(field, { target: { value: '12345678' } });
      fireEvent.click(within(dialog).getByRole('button', { name: save }));
      expect((await within(dialog).findAllByText(fault)).length).toBeGreaterThan(0);
      expect(server.callsTo(setCardNumber)).toEqual([]);
      fireEvent.change(field, { target: { value: '482 910 376' } });
      fireEvent.click(within(dialog).getByRole('button', { name: save }));
      const inUse = language === 'nb' ? /Et annet kort i bruk/ : /Another card in use/;
      expect(await within(dialog).findByText(inUse)).toBeDefined();
      expect(server.callsTo(setCardNumber)[0]?.address).toContain('/4219/card-number/482910376');
    },
  );
});

describe('the production list (spec 3 §2.2)', () => {
  const waiting = {
    ...report,
    manufacturedDate: null,
    state: 'REQUESTED',
    postAddress: null,
    cards: [],
  };
  const blocked = { ...report, manufacturedDate: '2026-02-02', state: 'DEACTIVATED', cards: [] };

  const counted = [
    countManufactureReports,
    { status: 200, body: { all: 3, counts: { REQUESTED: 1, CREATED: 2 } } },
  ] as const;
  const openProduction = (at = '/reisekort') =>
    openPage({
      pages: { '/reisekort': ProductionListPage },
      at,
      texts: ['travel-cards', 'session'],
      features: ['travelCards', 'companyAdmin'],
    });

  it('shows "Show" only for a day whose cards are created, and what is missing', async () => {
    fakeServer([getManufactureReport, pageOf(waiting, report, blocked)], counted);
    await openProduction();
    const links = await screen.findAllByRole('link', { name: /^Show cards/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/reisekort/7/02-03-2026']);
    expect(screen.getByText('No post address').closest('a')?.getAttribute('href')).toBe(
      '/bedrifter/7',
    );
    expect(screen.getAllByRole('button', { name: /^Copy address/ })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Enter card numbers/ })).toHaveLength(1);
  });

  it('is filtered by state, with counts of the chosen company', async () => {
    const server = fakeServer([getManufactureReport, pageOf(report)], counted, [
      searchUserCompanies,
      pageOf(),
    ]);
    await openProduction('/reisekort?company=7');
    const filters = await screen.findByRole('group', { name: 'Show' });
    await waitFor(() => expect(filters.textContent).toBe('All3Requested1Produced2'));
    await act(async () =>
      fireEvent.click(within(filters).getByRole('button', { name: /^Requested/ })),
    );
    const addresses = server.callsTo(getManufactureReport).map(({ address }) => address);
    expect(addresses.at(-1)).toContain('companyId=7');
    expect(addresses.at(-1)).toContain('state=REQUESTED');
    for (const { address } of server.callsTo(countManufactureReports)) {
      expect(address).toContain('companyId=7');
    }
  });

  it('has the numbers of a company in its row: Enter saves and goes on, Esc empties', async () => {
    const requested = (id: number, cardName: string | null) => ({
      id,
      cardName,
      requestedAt: '2026-03-01T09:00:00Z',
      startDate: '2026-04-01',
      replacedCardNumber: id === 2 ? '482910375' : null,
    });
    const server = fakeServer(
      [getManufactureReport, pageOf(waiting)],
      counted,
      [listRequestedCards, pageOf(requested(1, 'Ola Berg'), requested(2, null))],
      [setCardNumber, { status: 200, body: { id: 1 } }],
    );
    await openProduction();
    const open = await screen.findByRole('button', {
      name: 'Enter card numbers of Granlia Bygg AS',
    });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(open);
    const first = await screen.findByRole('textbox', { name: 'Card number for Ola Berg' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(
      screen.getByText('Block card 482910375 in the card system. This one replaces it.'),
    ).toBeDefined();
    fireEvent.change(first, { target: { value: '12345678' } });
    expect(screen.getByText('8 of 9')).toBeDefined();
    fireEvent.keyDown(first, { key: 'Enter' });
    expect(await screen.findByText('The card number must have exactly 9 characters')).toBeDefined();
    expect(first.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(first, { key: 'Escape' });
    expect(first).toHaveProperty('value', '');
    expect(server.callsTo(setCardNumber)).toEqual([]);
    fireEvent.change(first, { target: { value: '482 910 376' } });
    await act(async () => fireEvent.keyDown(first, { key: 'Enter' }));
    const second = screen.getByRole('textbox', { name: 'Card number for Request 2' });
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(server.callsTo(setCardNumber)[0]?.address).toContain('/1/card-number/482910376');
    expect(screen.getByText('482910376')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close card numbers of Granlia Bygg AS' }));
    expect(screen.queryByRole('textbox', { name: /^Card number/ })).toBeNull();
  });

  it.each([
    ['nb', ['Status', 'Produksjonsdato', 'Gjelder fra'], 'Skriv ut'],
    ['en', ['Status', 'Production date', 'Valid from'], 'Print'],
  ] as const)('has a report to print (%s)', async (language, words, print) => {
    fakeServer([getManufactureReport, pageOf(report)]);
    await openPage({
      pages: { '/reisekort/$companyId/$date': ManufactureReportPage },
      at: '/reisekort/7/02-03-2026',
      texts: ['travel-cards'],
      features: ['travelCards'],
      language,
    });
    expect(await screen.findByRole('button', { name: print })).toBeDefined();
    const csv = screen.getByRole('link', { name: /CSV/ }).getAttribute('href');
    expect(csv).toBe(
      '/schoolticket-api/travel-card/manufacture-report/csv?companyId=7&manufacturedDate=2026-03-02',
    );
    for (const word of words) expect(screen.getByText(word)).toBeDefined();
    for (const text of ['482910375', 'Ola Berg', 'Strømsveien 10', '0661 Oslo']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });
});

describe('a day in an address (spec 3 §2.2: dd-mm-yyyy)', () => {
  it('is written and read', () => {
    const day = Temporal.PlainDate.from('2026-03-02');
    expect(dateInAddress(day)).toBe('02-03-2026');
    expect(dateOfAddress('02-03-2026')).toEqual(day);
  });

  it.each(['2026-03-02', '31-02-2026', '2-3-2026', ''])('is not %s', (text) => {
    expect(dateOfAddress(text)).toBeNull();
  });
});
