import {
  listTicketCards as route,
  type TicketCard,
} from '@takst/contract/free-tickets/ticket/list-ticket-cards.contract.ts';
import { toKroner } from '@takst/domain/money/ore.rules.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { feesOn } from '#products/products.public.ts';
import { findTicket } from '#tickets/tickets.public.ts';
import { type CardInHistory, findCardWithReplaced } from '#travel-cards/travel-cards.public.ts';
import { freeServices as services } from './free-services.ts';

/** The card of a ticket with those that it has replaced (spec 3 §2, "Travel-card status changes"). */
export const listTicketCards = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const ticket = await findTicket(database, { scope, services }, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { card_id } = ticket;
    const cards = card_id === null ? [] : await findCardWithReplaced(database, scope, card_id);
    const fees = await feesOn(database, scope.tenant, today);
    const replacementFee = toKroner(fees.get('REPLACEMENT_CARD')?.priceOre ?? 0);
    return { reply: { cards: cards.map(described), replacementFee } };
  });

const described = ({ madeAt, reason, feeOre, ...card }: CardInHistory): TicketCard => ({
  ...card,
  manufacturedAt: madeAt,
  replacementReason: reason,
  fee: toKroner(feeOre),
});
