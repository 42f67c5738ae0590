import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import {
  isReplacedForFree,
  type ReplacementReason,
} from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { recordedCardState } from '@takst/domain/ticketing/travel-cards/recorded-card-state.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { freeUnusedSlots } from '#ticketing/holders/holders.public.ts';
import { feesOn } from '#catalogue/products/products.public.ts';
import { aboutTicket, type ChangeMoment, moveToCards } from '#ticketing/tickets/tickets.public.ts';
import { closeCards, insertCards } from './card/card.store.ts';
import type { CardOnTicket } from './card/card-on-ticket.query.ts';

export type CardToReplace = {
  readonly card: CardOnTicket;
  readonly reason: ReplacementReason;
  /** What the service records beside what is recorded of every card. */
  readonly recorded?: RecordedValues;
};

/**
 * Blocks cards and requests new ones, on which their tickets go on; the new cards' ids, in the order of the list. The
 * caller has taken the tickets and locked the cards, which are made (`mayReplaceCard`).
 */
export async function replaceCards(
  change: Change,
  cards: readonly CardToReplace[],
  moment: ChangeMoment,
): Promise<number[]> {
  const { tx } = change;
  await closeCards(
    tx,
    cards.map(({ card }) => card),
    { ...moment, as: 'deactivated_at' },
  );
  const newIds = await requestReplacements(change, cards, moment);
  const movedCards = cards.map(({ card: { companyId, cardId } }, place) => ({
    companyId,
    fromCard: cardId,
    toCard: newIds[place] ?? 0,
  }));
  await freeUnusedSlots(tx, await moveToCards(tx, movedCards, businessDayOf(moment.now)));
  return newIds;
}

/**
 * Requests new cards in the place of others, which stay as they are: their tickets lie on them until they end. The new
 * cards' ids, in the order of the list. The caller has taken the tickets and locked the cards.
 */
export async function requestReplacements(
  change: Change,
  cards: readonly CardToReplace[],
  moment: ChangeMoment,
): Promise<number[]> {
  const { tx } = change;
  const fees = await feesOn(tx, moment.tenant, businessDayOf(moment.now));
  const fee = fees.get('REPLACEMENT_CARD')?.priceOre ?? 0;
  const feeOf = (reason: ReplacementReason) => (isReplacedForFree(reason) ? 0 : fee);
  const newIds = await insertCards(
    tx,
    cards.map(({ card: { companyId, cardId }, reason }) => ({
      companyId,
      origin: 'new' as const,
      number: null,
      feeOre: feeOf(reason),
      replacesId: cardId,
      reason,
    })),
    moment,
  );
  await change.record(
    ...cards.map(
      ({ card: { companyId, ticketId, holderId, number, state }, reason, recorded }) => ({
        ...aboutTicket({ company_id: companyId, id: ticketId, holder_id: holderId }),
        kind: 'replace-card' as const,
        before: { cardNumber: number, cardState: recordedCardState(state) },
        after: {
          cardNumber: null,
          cardState: recordedCardState('REQUESTED'),
          replacementReason: reason,
          cardFee: feeOf(reason),
          ...recorded,
        },
      }),
    ),
  );
  return newIds;
}
