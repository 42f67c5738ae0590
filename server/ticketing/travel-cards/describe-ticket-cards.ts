import type {
  TicketCard,
  TicketCards,
} from '@takst/contract/ticketing/travel-cards/ticket-cards.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { feesOn } from '#catalogue/products/products.public.ts';
import { findTicket, type TicketReach } from '#ticketing/tickets/tickets.public.ts';
import { type CardInHistory, findCardWithReplaced } from './card/replaced-cards.query.ts';

type CardsRequest = TicketReach & {
  readonly today: Temporal.PlainDate;
  readonly ticketId: number;
};

/** The card of a ticket with those that it has replaced (spec 3 §2, "Travel-card status changes"). */
export async function describeTicketCards(
  database: Database,
  { today, ticketId, ...reach }: CardsRequest,
): Promise<{ reply: TicketCards } | { refused: { code: 'TICKET_NOT_FOUND' } }> {
  const ticket = await findTicket(database, reach, ticketId);
  if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
  const { scope } = reach;
  const cards =
    // Null on a phone.
    ticket.card_id === null ? [] : await findCardWithReplaced(database, scope, ticket.card_id);
  const fees = await feesOn(database, scope.tenant, today);
  const replacementFee = toKroner(fees.get('REPLACEMENT_CARD')?.priceOre ?? 0);
  return { reply: { cards: cards.map(described), replacementFee } };
}

const described = ({ madeAt, reason, feeOre, ...card }: CardInHistory): TicketCard => ({
  ...card,
  manufacturedAt: madeAt,
  replacementReason: reason,
  fee: toKroner(feeOre),
});
