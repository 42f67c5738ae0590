// @vitest-environment happy-dom
import { deactivateCard } from '@takst/contract/ticketing/travel-cards/deactivate-card.contract.ts';
import {
  countCardRequests,
  listCardRequests,
} from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import { dialog, press, pressNow, toasts, write } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { pageOf, request } from '../test-travel-cards.ts';
import { CardRequestsPage } from './card-requests.page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) closeToast(id);
});

const made = {
  ...request,
  state: 'CREATED',
  cardNumber: '482910999',
  replacementReason: null,
  replacedCardNumber: null,
};

async function open(
  requests: readonly object[],
  { tenant = 'ruter' }: { tenant?: 'ruter' | 'akt' } = {},
) {
  const counts = { requested: 3, 'past-expiry': 2 };
  const server = fakeServer(
    [listCardRequests, pageOf(...requests)],
    [countCardRequests, { status: 200, body: { all: 5, counts } }],
    [setCardNumber, { status: 200, body: { id: 4219 } }],
    [deactivateCard, { status: 200, body: { id: 4219 } }],
  );
  await openPage({
    pages: { '/fribilletter/reisekort': CardRequestsPage },
    at: '/fribilletter/reisekort',
    texts: ['travel-cards'],
    features: ['freeTicket', 'freeTicket.travelCards'],
    tenant,
  });
  return server;
}
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const headerOf = async (name: RegExp) =>
  within(await rowOf(name)).getByRole('rowheader').textContent;

describe('a card that needs action', () => {
  it('has its request, company, days and state', async () => {
    await open([request]);
    expect(cellsOf(await rowOf(/Ola Berg/))).toEqual([
      '01.03.2026Request 4219',
      'Granlia Bygg AS',
      'From 01.04.2026',
      'Requested',
      'Enter',
    ]);
    cleanup();
    const ended = { ...made, expirationDate: '2026-04-30', hasPostAddress: false };
    await open([ended]);
    expect(cellsOf(await rowOf(/Ola Berg/))).toEqual([
      '01.03.2026Request 4219',
      'Granlia Bygg ASNo post address',
      '01.04.2026 – 30.04.2026',
      'Produced482910999',
      'Block',
    ]);
  });

  it.each([
    [{}, 'Ola Berg4711Replaces lost card 482910375'],
    [{ replacementReason: 'defective' }, 'Ola Berg4711Replaces defective card 482910375'],
    [{ replacementReason: 'new-name' }, 'Ola Berg4711New name, replaces card 482910375'],
    [{ replacedCardNumber: null, replacementCount: 2 }, 'Ola Berg4711Replacement card no. 2'],
    [{ replacementReason: null, employeeId: null }, 'Ola Berg'],
    [{ replacementReason: null, employeeId: null, cardName: null }, 'No name'],
  ])('says whose it is and which one it replaces: %o', async (facts, text) => {
    await open([{ ...request, ...facts }]);
    expect(await headerOf(/Granlia/)).toBe(text);
  });

  it('is a card on a phone, with its request and its days', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') } as MediaQueryList),
    );
    await open([request]);
    await screen.findByText(/01\.03\.2026 · Request 4219/);
    screen.getByText(/From 01\.04\.2026/);
  });

  it('is looked for by what has to be done', async () => {
    await open([request]);
    const filters = await screen.findByRole('group', { name: 'Show' });
    await waitFor(() => expect(filters.textContent).toBe('All5Requested3Past expiry2'));
  });

  it('is listed for the factory, and gets its number from its file, where the operator makes cards', async () => {
    await open([request]);
    const list = await screen.findByRole('link', { name: 'Download factory list' });
    expect(list.getAttribute('href')).toMatch(/^\/\S+csv/);
    const numbers = screen.getByRole('link', { name: 'Upload card numbers' });
    expect(numbers.getAttribute('href')).toBe('/reisekort/numre');
    cleanup();
    await open([request], { tenant: 'akt' });
    await rowOf(/Ola Berg/);
    expect(screen.queryByRole('link', { name: 'Download factory list' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upload card numbers' })).toBeNull();
  });
});

describe('the number of a card', () => {
  it('is entered, with the card that it replaces', async () => {
    const server = await open([request]);
    await press('Enter number for Ola Berg');
    await screen.findByText('Ola Berg, Granlia Bygg AS');
    dialog().getByText('Block card 482910375 in the card system. This one replaces it.');
    dialog().getByText(/^The card is produced from now on/);
    dialog().getByText('Exactly 9 characters, as on the card.');
    write('Card number', '482 910');
    dialog().getByText('6 of 9');
    write('Card number', '482 910 376');
    pressNow('Save number');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(setCardNumber)[0]?.address).toContain('/4219/card-number/482910376');
    expect(toasts()).toEqual([['success', 'The card is produced', 'Ola Berg has card 482910376']]);
  });

  it('that is not saved yet stays for its card alone', async () => {
    const numberOf = async (name: string, facts: object) => {
      await open([{ ...request, ...facts }]);
      await press(`Enter number for ${name}`);
      return screen.findByLabelText<HTMLInputElement>('Card number');
    };
    await numberOf('Ola Berg', {});
    write('Card number', '482');
    cleanup();
    expect((await numberOf('Kari Lind', { id: 4220, cardName: 'Kari Lind' })).value).toBe('');
    cleanup();
    expect((await numberOf('Ola Berg', {})).value).toBe('482');
  });

  it('of a card without a name is that of its request, and may replace none', async () => {
    await open([{ ...request, cardName: null, replacedCardNumber: null }]);
    await press('Enter number for Request 4219');
    await screen.findByText('Request 4219, Granlia Bygg AS');
    expect(dialog().queryByText(/^Block card/)).toBeNull();
  });

  it.each([
    [404, 'CARD_NOT_FOUND', 'The request no longer exists.'],
    [409, 'CARD_NOT_REQUESTED', /^The card has a number already, or/],
    [409, 'CARD_NUMBER_IN_USE', /^Another card in use has this number/],
  ])('is refused: %i %s', async (status, code, text) => {
    const server = await open([request]);
    server.answer(setCardNumber, { status, body: { code } });
    await press('Enter number for Ola Berg');
    await screen.findByText('Ola Berg, Granlia Bygg AS');
    write('Card number', '482910376');
    pressNow('Save number');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(text)).toBeDefined();
    expect(alert.getByText('The card number was not saved')).toBeDefined();
  });
});

describe('a card whose ticket is over', () => {
  const block = async () => {
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Block' }));
    return question;
  };

  it('is blocked after a question', async () => {
    const server = await open([made]);
    await press('Block card 482910999');
    await screen.findByText('482910999, Ola Berg, Granlia Bygg AS');
    screen.getByText(/^The ticket on the card is over/);
    screen.getByText('The card leaves the list. This cannot be undone here.');
    await block();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(deactivateCard)[0]?.address).toContain('/4219');
    expect(toasts()).toEqual([['success', 'The travel card is blocked', '482910999, Ola Berg']]);
  });

  it.each([
    [404, 'CARD_NOT_FOUND', 'The request no longer exists.'],
    [409, 'CARD_NOT_MADE', 'The card is blocked already, or not produced.'],
    [409, 'CARD_IN_USE', /^A ticket on the card is valid or pending/],
  ])('is not blocked: %i %s', async (status, code, text) => {
    const server = await open([{ ...made, cardName: null }]);
    server.answer(deactivateCard, { status, body: { code } });
    await press('Block card 482910999');
    await screen.findByText('482910999, No name, Granlia Bygg AS');
    const question = await block();
    expect(await question.findByText(text)).toBeDefined();
    expect(question.getByText('The card was not blocked')).toBeDefined();
  });
});
