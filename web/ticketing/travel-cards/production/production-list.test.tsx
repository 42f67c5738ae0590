// @vitest-environment happy-dom
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { listRequestedCards } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import {
  countManufactureReports,
  getManufactureReport,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { press } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { address, pageOf, report } from '../test-travel-cards.ts';
import { ProductionListPage } from './production-list.page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const waiting = { ...report, manufacturedDate: null, state: 'REQUESTED', cards: [] };
const card = (id: number, cardName: string | null) => ({
  id,
  cardName,
  requestedAt: '2026-03-01T23:30:00Z',
  startDate: '2026-04-01',
  replacedCardNumber: null,
});

type Options = {
  at?: string;
  features?: readonly Feature[];
  cards?: readonly object[];
  counts?: { status: number; body: object };
};

async function open(rows: readonly object[], options: Options = {}) {
  const { at = '/reisekort', features = ['travelCards', 'companyAdmin'], cards = [] } = options;
  const { counts = { status: 200, body: { all: 0, counts: { REQUESTED: 0, CREATED: 0 } } } } =
    options;
  const server = fakeServer(
    [getManufactureReport, pageOf(...rows)],
    [countManufactureReports, counts],
    [searchUserCompanies, pageOf({ ...fjellstua, agreementTypes: [] })],
    [listRequestedCards, pageOf(...cards)],
    [setCardNumber, { status: 200, body: { id: 1 } }],
  );
  const page = await openPage({
    pages: { '/reisekort': ProductionListPage },
    at,
    texts: ['travel-cards', 'session'],
    companies: [granlia, fjellstua],
    features,
  });
  return { ...server, router: page.router };
}
const lastAddress = ({ callsTo }: Awaited<ReturnType<typeof open>>) =>
  callsTo(getManufactureReport).at(-1)?.address;
const asOnPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') } as MediaQueryList),
    );

describe('a row of the production list', () => {
  it('has the day, the state, the number of cards and the address', async () => {
    await open([
      { ...report, numberOfCards: 1200 },
      { ...waiting, postAddress: null },
    ]);
    const rows = await screen.findAllByRole('row', { name: /Granlia/ });
    expect(rows.map(cellsOf)).toEqual([
      ['02.03.2026', 'Produced', '1 200', 'Copy address', 'Show'],
      ['Not made', 'Requested', '1', 'No post address', 'Enter'],
    ]);
    const links = rows.flatMap((row) => within(row).getAllByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/reisekort/7/02-03-2026',
      '/bedrifter/7',
    ]);
  });

  it('leads no further without the rights of customer support', async () => {
    await open([{ ...waiting, postAddress: null }], { features: ['travelCards'] });
    expect((await screen.findByText('No post address')).closest('a')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Enter card numbers/ })).toBeNull();
  });

  it('is a card on a phone, with how many cards there are', async () => {
    asOnPhone();
    await open([{ ...report, numberOfCards: 1200 }]);
    const row = await screen.findByRole('listitem');
    expect(plainText(row.textContent)).toContain('1 200 cards');
  });
});

describe('the states of the production list', () => {
  it('are counted and chosen for the company of the address', async () => {
    const counts = { status: 200, body: { all: 7, counts: { REQUESTED: 2, CREATED: 5 } } };
    const server = await open([report], { at: '/reisekort?company=1002', counts });
    const filters = await screen.findByRole('group', { name: 'Show' });
    await waitFor(() => expect(filters.textContent).toBe('All7Requested2Produced5'));
    expect(server.callsTo(countManufactureReports)[0]?.address).toContain('companyId=1002');
    fireEvent.click(within(filters).getByRole('button', { name: /^Produced/ }));
    await waitFor(() => expect(lastAddress(server)).toContain('state=CREATED'));
    expect(lastAddress(server)).toContain('companyId=1002');
  });
});

describe('the company of the production list', () => {
  it('is one of all, until one is chosen, and can be left', async () => {
    const server = await open([report]);
    await press(/All companies/);
    expect(screen.queryByRole('button', { name: 'All companies' })).toBeNull();
    fireEvent.click(await screen.findByText('Fjellstua Hotell AS'));
    await waitFor(() => expect(server.router.state.location.search).toEqual({ company: '1002' }));
    await waitFor(() => expect(lastAddress(server)).toContain('companyId=1002'));
    // The list of companies closes, and its button has the name.
    const button = await screen.findByRole('button', { name: /Fjellstua Hotell AS/ });
    expect(button.textContent).toBe('CompanyFjellstua Hotell AS');
    fireEvent.click(button);
    await press('All companies');
    await waitFor(() => expect(server.router.state.location.search).toEqual({}));
    await screen.findByRole('button', { name: /CompanyAll companies|Company All companies/ });
    expect(screen.queryByText('Fjellstua Hotell AS')).toBeNull();
  });

  it('of the address that nobody knows is shown by its number', async () => {
    await open([], { at: '/reisekort?company=7' });
    await screen.findByRole('button', { name: /Company\s*7$/ });
    await screen.findByText('The company has no cards');
    screen.getByText('No cards have been requested or made for this company.');
    cleanup();
    await open([]);
    await screen.findByText('No cards yet');
  });
});

describe('the numbers of cards that wait', () => {
  const openNumbers = async (cards: readonly object[]) => {
    // The same company has cards that were made, too.
    const server = await open([{ ...waiting, postAddress: address }, report], { cards });
    await press('Enter card numbers of Granlia Bygg AS');
    const numbers = within(
      await screen.findByRole('region', { name: 'Card numbers, Granlia Bygg AS' }),
    );
    return { server, numbers };
  };
  const enter = async (name: string, number: string) => {
    const field = await screen.findByRole('textbox', { name: `Card number for ${name}` });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: number } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };

  it('have the days of each card, the address, and how far it is', async () => {
    const replaced = { ...card(2, null), replacedCardNumber: '482910370' };
    const { numbers } = await openNumbers([card(1, 'Ola Berg'), replaced]);
    const row = await numbers.findByRole('row', { name: /Ola Berg/ });
    // In Norway it was the next day already.
    expect(cellsOf(row).slice(0, 2)).toEqual(['02.03.2026', '01.04.2026']);
    numbers.getByText('0 of 2 made');
    const nameless = numbers.getByRole('rowheader', { name: /^Request 2/ });
    expect(nameless.textContent).toContain('Block card 482910370 in the card system.');
    numbers.getByText('Enter saves and goes to the next card. Esc empties the field.');
    for (const line of ['Granlia Bygg AS', 'Strømsveien 10', '0661 Oslo']) numbers.getByText(line);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Card number for Ola Berg'),
    );
  });

  it('are closed again by their button', async () => {
    await openNumbers([card(1, 'Ola Berg')]);
    const button = screen.getByRole('button', { name: /of Granlia Bygg AS$/, expanded: true });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: /^Card numbers/ })).toBeNull();
  });

  it('are sent once each', async () => {
    const { server, numbers } = await openNumbers([card(1, 'Ola Berg')]);
    server.answer(setCardNumber, () => new Promise<never>(() => undefined));
    await enter('Ola Berg', '482910376');
    const field = numbers.getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field.disabled).toBe(true));
    expect(server.callsTo(setCardNumber)).toHaveLength(1);
  });

  it('count what is made here, and go back to one that was left out', async () => {
    const { server, numbers } = await openNumbers([card(1, 'Ola Berg'), card(2, 'Kari Lind')]);
    await numbers.findByRole('row', { name: /Ola Berg/ });
    server.answer(listRequestedCards, pageOf(card(1, 'Ola Berg')));
    await enter('Kari Lind', '482910376');
    await numbers.findByText('1 of 2 made');
    const made = numbers.getByRole('row', { name: /Kari Lind/ });
    expect(cellsOf(made).at(-1)).toBe('482910376');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Card number for Ola Berg');
  });

  it('go on to the next card, and are sent only when they are whole', async () => {
    const { server, numbers } = await openNumbers([
      card(1, 'Ola Berg'),
      card(2, 'Kari Lind'),
      card(3, 'Per Vik'),
    ]);
    await numbers.findByRole('row', { name: /Ola Berg/ });
    await enter('Kari Lind', '4829 1037');
    numbers.getByText('8 of 9');
    await numbers.findByText('The card number must have exactly 9 characters');
    const field = numbers.getByRole<HTMLInputElement>('textbox', { name: /Kari Lind/ });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field.value).toBe('');
    expect(numbers.queryByText('The card number must have exactly 9 characters')).toBeNull();
    expect(server.callsTo(setCardNumber)).toEqual([]);
    server.answer(listRequestedCards, pageOf(card(1, 'Ola Berg'), card(3, 'Per Vik')));
    await enter('Kari Lind', '482 910 376');
    await numbers.findByText('1 of 3 made');
    expect(server.callsTo(setCardNumber).map(({ address: to }) => to)).toEqual([
      expect.stringMatching(/\/2\/card-number\/482910376$/),
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Card number for Per Vik');
  });

  it.each([
    [404, 'CARD_NOT_FOUND', 'The request no longer exists.'],
    [409, 'CARD_NOT_REQUESTED', /^The card has a number already, or/],
    [409, 'CARD_NUMBER_IN_USE', /^Another card in use has this number/],
  ])('are refused: %i %s', async (status, code, text) => {
    const { server, numbers } = await openNumbers([card(1, 'Ola Berg')]);
    server.answer(setCardNumber, { status, body: { code } });
    await enter('Ola Berg', '482910376');
    await numbers.findByText(text);
    const field = numbers.getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    // It is about that number alone.
    fireEvent.change(field, { target: { value: '482910377' } });
    await waitFor(() => expect(numbers.queryByText(text)).toBeNull());
  });

  it('are cards on a phone, with their days in words', async () => {
    asOnPhone();
    const { numbers } = await openNumbers([card(1, 'Ola Berg')]);
    await numbers.findByText(/Requested 02\.03\.2026/);
    expect(numbers.getByText(/Valid from 01\.04\.2026/)).toBeDefined();
  });
});
