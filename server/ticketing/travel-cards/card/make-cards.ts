import { cardSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { isMadeCardNumber } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { mayMakeCard } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { recordedCardState } from '@takst/domain/ticketing/travel-cards/recorded-card-state.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import {
  aboutTicket,
  type ChangeMoment,
  setSlotsOfCards,
} from '#ticketing/tickets/tickets.public.ts';
import { setMade } from './card.store.ts';
import { type CardOnTicket, findCardsOfTickets, lockCardsToMake } from './card-on-ticket.query.ts';
import { findNumbersInUse } from './held-numbers.query.ts';

/** A ticket whose card was made, and the number of that. */
export type GivenNumber = { readonly ticketId: number; readonly number: string };

export type MakeCardsRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly given: readonly GivenNumber[];
  /** A check decides without locks; what is saved is decided with them. */
  readonly lock: boolean;
};

export type MakeCardsFacts = {
  readonly cards: ReadonlyMap<number, CardOnTicket>;
  readonly numbersInUse: ReadonlySet<string>;
};

export type CardToMake = CardOnTicket & { readonly newNumber: string };

export type MakeRefusal =
  | 'WRONG_CARD_NUMBER'
  | 'CARD_NOT_FOUND'
  | 'CARD_NOT_REQUESTED'
  | 'CARD_NUMBER_IN_USE';

/** What decides about numbers that the back office gives: locks the slots of the numbers, the tickets and the cards. */
export async function loadCardsToMake(
  tx: Transaction,
  { scope, given, today, lock }: MakeCardsRequest,
): Promise<MakeCardsFacts> {
  const { tenant } = scope;
  const ticketIds = given.map(({ ticketId }) => ticketId);
  const numbers = given.map(({ number }) => number).filter(isMadeCardNumber);
  if (lock) await lockSlots(tx, tenant, numbers.map(cardSlot));
  const find = lock ? lockCardsToMake : findCardsOfTickets;
  const cards = await find(tx, { scope, today }, ticketIds);
  return { cards, numbersInUse: await findNumbersInUse(tx, tenant, numbers) };
}

/** Whether a card gets a number. One and many ask the same. */
export function decideMade(
  { cards, numbersInUse }: MakeCardsFacts,
  { ticketId, number }: GivenNumber,
): { readonly accepted: CardToMake } | { readonly refused: MakeRefusal } {
  const card = cards.get(ticketId);
  if (!card) return { refused: 'CARD_NOT_FOUND' };
  if (!mayMakeCard(card.state)) return { refused: 'CARD_NOT_REQUESTED' };
  if (!isMadeCardNumber(number)) return { refused: 'WRONG_CARD_NUMBER' };
  if (numbersInUse.has(number)) return { refused: 'CARD_NUMBER_IN_USE' };
  return { accepted: { ...card, newNumber: number } };
}

/**
 * Gives cards their numbers: they are made from now on, and their fees are billed. Their cards, tickets and the slots of the
 * numbers are locked.
 */
export async function makeCards(
  change: Change,
  cards: readonly CardToMake[],
  moment: ChangeMoment,
): Promise<void> {
  if (cards.length === 0) return;
  const { tx } = change;
  const newCards = cards.map(({ companyId, cardId, ticketId, newNumber }) => ({
    companyId,
    cardId,
    ticketId,
    number: newNumber,
  }));
  const slots = await lockSlots(
    tx,
    moment.tenant,
    newCards.map(({ number }) => cardSlot(number)),
  );
  await setMade(tx, newCards, { ...moment, today: businessDayOf(moment.now) });
  await setSlotsOfCards(
    tx,
    newCards.map(({ companyId, cardId }, place) => ({
      companyId,
      cardId,
      slot: slots[place] ?? 0,
    })),
  );
  await change.record(
    ...cards.map(({ companyId, ticketId, holderId, newNumber }) => ({
      ...aboutTicket({ company_id: companyId, id: ticketId, holder_id: holderId }),
      kind: 'make-card' as const,
      before: { cardState: recordedCardState('REQUESTED') },
      after: { cardNumber: newNumber, cardState: recordedCardState('CREATED') },
    })),
  );
}
