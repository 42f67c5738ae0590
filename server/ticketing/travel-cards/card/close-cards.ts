import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { recordedCardState } from '@takst/domain/ticketing/travel-cards/recorded-card-state.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { aboutTicket, type ChangeMoment } from '#ticketing/tickets/tickets.public.ts';
import { closeCards } from './card.store.ts';
import { type CardOnTicket, lockCardsOfTickets } from './card-on-ticket.query.ts';

/**
 * Cancels the cards of tickets that were just cancelled, where they are not made yet and no other ticket needs them. The
 * caller has taken the tickets; those on no card, or on one that is made, change nothing.
 */
export async function cancelCards(
  change: Change,
  ticketIds: readonly number[],
  { scope, ...moment }: ChangeMoment & { readonly scope: CompanyScope },
): Promise<void> {
  const today = businessDayOf(moment.now);
  const cards = await lockCardsOfTickets(change.tx, { scope, today }, ticketIds);
  const unneeded = [...cards.values()].filter(
    ({ state, isInUse }) => state === 'REQUESTED' && !isInUse,
  );
  await closeRecorded(change, unneeded, { ...moment, as: 'cancelled' });
}

/** Blocks cards that are made; no ticket needs them (`refuseDeactivation`). They are locked. */
export const deactivateCards = (
  change: Change,
  cards: readonly CardOnTicket[],
  moment: ChangeMoment,
): Promise<void> => closeRecorded(change, cards, { ...moment, as: 'deactivated' });

const closings = {
  cancelled: { column: 'cancelled_at', kind: 'cancel-card', state: 'CANCELLED' },
  deactivated: { column: 'deactivated_at', kind: 'deactivate-card', state: 'DEACTIVATED' },
} as const;

async function closeRecorded(
  change: Change,
  cards: readonly CardOnTicket[],
  { as, ...moment }: ChangeMoment & { readonly as: keyof typeof closings },
): Promise<void> {
  if (cards.length === 0) return;
  const { column, kind, state } = closings[as];
  await closeCards(change.tx, cards, { ...moment, as: column });
  await change.record(
    ...cards.map(({ companyId, ticketId, holderId, number, state: before }) => ({
      ...aboutTicket({ company_id: companyId, id: ticketId, holder_id: holderId }),
      kind,
      before: { cardNumber: number, cardState: recordedCardState(before) },
      after: { cardNumber: number, cardState: recordedCardState(state) },
    })),
  );
}
