import { newPickupCode } from './pickup-code.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import type { CodedMedium, OrderedMedium } from '../ticket/ticket.store.ts';

/**
 * What a ticket that continues another lies on. Another phone gets a new code; the same one where the reason draws one.
 * A card and a code that stay carry the facts of the ticket before.
 */
export function continuedMedium(
  row: TicketRow,
  another: OrderedMedium | null,
  { drawsCode }: { readonly drawsCode: boolean },
): CodedMedium {
  const medium = another ?? mediumOf(row);
  if (medium.medium !== 'phone') return medium;
  const { pickup_code: pickupCode } = row;
  if (another || drawsCode || pickupCode === null) {
    return { ...medium, pickupCode: newPickupCode() };
  }
  return {
    ...medium,
    pickupCode,
    keepsCode: true,
    codeSentAt: row.code_sent_at,
    downloadedAt: row.downloaded_at,
    appId: row.app_id,
    ticketApp: row.ticket_app,
  };
}

function mediumOf({
  id,
  medium,
  medium_slot: mediumSlot,
  card_id: cardId,
}: TicketRow): OrderedMedium {
  if (medium === 'phone') return { medium, mediumSlot };
  if (medium === 'paper') return { medium, mediumSlot: null };
  if (cardId === null) throw new Error(`Ticket ${id} lies on no card.`);
  return { medium, mediumSlot, cardId };
}
