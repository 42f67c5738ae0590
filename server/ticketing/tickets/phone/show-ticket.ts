import type { Change } from '#platform/changes/change-path.ts';
import { lockSlotKeys } from '#ticketing/holders/holders.public.ts';
import { isHandedOut, statusOf } from '#ticketing/tickets/ticket/ticket-facts.ts';
import { aboutTicket } from '#ticketing/tickets/operations/ticket-operation.ts';
import type { HolderScope } from './holder-link.ts';
import { type PhoneTicketRow, ticketOfHolder } from './phone-ticket.query.ts';
import { setShown } from './redeem.store.ts';

/** Whether the page shows the code for inspection of a valid ticket that was not handed out before. */
export const isFirstShown = (ticket: PhoneTicketRow, today: Temporal.PlainDate): boolean =>
  !isHandedOut(ticket) && statusOf(ticket, today) === 'active';

type Moment = { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };

/**
 * Saves when a valid ticket was first shown: its holder can travel with it from then on (docs/decisions/0066). Locks its
 * slots as ending it does, so that of two changes at once the second sees the first. Returns the ticket as it is by then.
 */
export async function showTicket(
  change: Change,
  { holder, ticket }: { holder: HolderScope; ticket: PhoneTicketRow },
  { today, now }: Moment,
): Promise<PhoneTicketRow> {
  const slots = [ticket.medium_slot, ticket.holder_slot].filter((key) => key !== null);
  await lockSlotKeys(change.tx, slots);
  const current = (await ticketOfHolder(change.tx, holder)) ?? ticket;
  if (!isFirstShown(current, today)) return current;
  await setShown(change.tx, holder, now);
  await change.record({
    ...aboutTicket(current),
    kind: 'show-ticket',
    before: null,
    after: null,
  });
  return { ...current, shown_at: now };
}
