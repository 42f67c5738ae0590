import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { immediateContinuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import {
  type ContinuedTicket,
  productOf,
  recipientOf,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

/** A ticket goes on at once on another phone, or on the same one as a new device, with a new code. */
export function continuedOnPhone(
  row: TicketRow,
  { slot, ...phone }: Phone & { readonly slot: number },
  today: Temporal.PlainDate,
): ContinuedTicket {
  const recipient = recipientOf(row);
  return {
    ...immediateContinuation({ startDate: row.start_date }, today),
    kind: 'resend-ticket',
    row,
    product: productOf(row),
    becomes: {
      medium: { medium: 'phone', mediumSlot: slot },
      recipient: recipient && { ...recipient, ...phone },
    },
  };
}
