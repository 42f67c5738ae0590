// @vitest-environment happy-dom
import type { TicketCard } from '@takst/contract/ticketing/travel-cards/ticket-cards.schema.ts';
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { TicketCardsModal } from './ticket-cards.modal.tsx';
import { useCancelNotes } from './use-cancel-notes.ts';

afterEach(cleanup);

const moment = (text: string) => Temporal.Instant.from(text);
const created: TicketCard = {
  id: 1,
  state: 'CREATED',
  number: '111',
  requestedAt: moment('2026-03-02T08:00:00Z'),
  manufacturedAt: moment('2026-03-04T08:30:00Z'),
  closedAt: null,
  replacementReason: null,
  fee: 50,
};
const requested: TicketCard = {
  ...created,
  id: 2,
  state: 'REQUESTED',
  number: null,
  manufacturedAt: null,
  fee: 0,
};
const blocked: TicketCard = {
  ...created,
  id: 3,
  state: 'DEACTIVATED',
  number: '222',
  closedAt: moment('2026-03-03T11:00:00Z'),
  fee: 99.5,
};

async function open(cards: readonly TicketCard[] | undefined, isError = false) {
  const [onClose, refetch] = [vi.fn(), vi.fn()];
  const data = cards && { cards: [...cards], replacementFee: 50 };
  const Cards = () => (
    <TicketCardsModal subtitle="Ingrid Ali" cards={{ data, isError, refetch }} onClose={onClose} />
  );
  await openPage({ pages: { '/': Cards }, at: '/', texts: ['ticket-cards'] });
  await screen.findByText('Ingrid Ali');
  return { onClose, refetch };
}
const textOfCards = () =>
  screen
    .getAllByRole('listitem')
    .map((card) =>
      [...card.querySelectorAll('h3, p, dl > div')].map(({ textContent }) =>
        plainText(textContent),
      ),
    );

describe('the cards of a ticket', () => {
  it('say what their state means, when it came, and what they cost', async () => {
    const { onClose } = await open([created, blocked]);
    expect(textOfCards()).toEqual([
      [
        'Card 111',
        'The card is in use, and the ticket is on it.',
        'Requested02.03.2026 09:00',
        'Producedtoday at 09:30',
        'Fee50 kr',
      ],
      [
        'Card 222',
        'The card is blocked and cannot be used.',
        'Requested02.03.2026 09:00',
        'Producedtoday at 09:30',
        'Blockedyesterday at 12:00',
        'Fee99,50 kr',
      ],
    ]);
    const buttons = screen.getAllByRole('button', { name: 'Close' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) fireEvent.click(button);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each([
    [requested, [/has been ordered and is being made/, /^Requested/]],
    [
      { ...requested, state: 'CANCELLED' as const, closedAt: moment('2026-03-03T11:00:00Z') },
      [/No card will come/, /^Requested/, /^Cancelledyesterday at 12:00/],
    ],
    [{ ...requested, state: 'ANONYMISED' as const }, [/number has been deleted/, /^Requested/]],
  ])('have no number and no fee while there is none: $state', async (card, texts) => {
    await open([card]);
    const [heading, ...rest] = textOfCards()[0] ?? [];
    expect(heading).toBe('Card without a number');
    expect(rest).toEqual(texts.map((text) => expect.stringMatching(text)));
  });

  it.each([
    ['lost', 'Replaces card 222, which is lost.'],
    ['defective', 'Replaces card 222, which does not work.'],
    ['new-name', 'Replaces card 222, with a new name.'],
  ] as const)('say that one replaces the next one: %s', async (replacementReason, text) => {
    await open([{ ...created, replacementReason }, blocked, { ...blocked, id: 4, number: '333' }]);
    expect(textOfCards().map((card) => card.at(-1))).toEqual([text, 'Fee99,50 kr', 'Fee99,50 kr']);
  });

  it.each([
    ['the number is erased', [{ ...blocked, number: null }]],
    ['the card is gone', []],
  ])('say that one replaces another of which %s', async (_, others) => {
    await open([{ ...created, replacementReason: 'lost' }, ...others]);
    expect(textOfCards()[0]?.at(-1)).toBe('Replaces a card with a number that has been deleted.');
  });

  it.each([
    ['REQUESTED', ['The travel card is not made, and its fee is not invoiced.']],
    ['CREATED', []],
    [null, []],
  ] as const)(
    'go with a ticket that is cancelled while they are %s',
    async (travelCardState, texts) => {
      const Notes = () =>
        useCancelNotes()({ travelCardState }).map(({ text }) => <p key={0}>{text}</p>);
      await openPage({
        pages: {
          '/': () => (
            <div role="status">
              <Notes />
            </div>
          ),
        },
        at: '/',
        texts: ['delivered-ticket'],
      });
      const notes = [...(await screen.findByRole('status')).children];
      expect(notes.map(({ textContent }) => textContent)).toEqual(texts);
    },
  );

  it('are fetched again when they did not come', async () => {
    const { refetch } = await open(undefined, true);
    screen.getByText('We could not fetch the travel card');
    pressNow('Try again');
    expect(refetch).toHaveBeenCalledOnce();
    cleanup();
    await open(undefined);
    expect(screen.queryByText('We could not fetch the travel card')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    screen.getByText('Loading …');
  });
});
