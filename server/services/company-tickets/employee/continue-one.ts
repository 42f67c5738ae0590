import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { type ContinuedTicket, ofPerson, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Continues one ticket by another; what calls answer about the new one. */
export async function continueOne(
  { change, tickets }: { change: Change; tickets: Tickets },
  continued: ContinuedTicket,
  { scope, now }: { scope: Scope; now: Temporal.Instant },
): Promise<{ id: number; subscriberId: number }> {
  const [newTicket] = await tickets.continue(change, [continued], { tenant: scope.tenant, now });
  if (!newTicket) throw new Error('a ticket was not continued');
  return { id: newTicket.id, subscriberId: ofPerson(continued.row).holder_id };
}
