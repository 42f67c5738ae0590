import type { Continuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import type { Change } from '#changes/change-path.ts';
import type { AnnounceTicket } from './announce-ticket.ts';
import type { TicketRow } from './ticket.query.ts';
import { type TicketProduct, ticketStore } from './ticket.store.ts';
import { newPickupCode } from './pickup-code.ts';
import { recipientOf } from './notify-holder.ts';
import type { TicketRequest } from './ticket-in-hand.ts';

type TicketContinuation = Continuation & {
  kind: 'change-zone' | 'resend-ticket';
  reason: 'zones-changed' | 'new-ticket';
  product: TicketProduct;
};

/**
 * Ends a ticket and creates another for the same person, profile and agreement, in one transaction;
 * the holder gets one SMS with the new code (domain: Company ticket).
 */
export async function continueTicket(
  change: Change & { announce: AnnounceTicket },
  { scope, now, row }: TicketRequest & { row: TicketRow },
  { kind, reason, product, lastDay, newStart }: TicketContinuation,
): Promise<{ id: number; subscriberId: number }> {
  const tickets = ticketStore(change.tx, scope);
  const pickupCode = newPickupCode();
  await tickets.setExpiry(row.id, lastDay);
  const id = await tickets.insert({
    ...product,
    companyId: row.company_id,
    subscriberId: row.subscriber_id,
    personKey: row.person_key,
    agreementId: row.agreement_id,
    profileId: row.profile_id,
    startDate: newStart,
    pickupCode,
    orderedAt: now,
    continuesId: row.id,
  });
  await change.record({
    companyId: row.company_id,
    kind,
    subject: { type: 'company-ticket', id },
    about: { holderId: row.subscriber_id, ticketId: id },
    before: { ...productOf(row), startDate: row.start_date, expirationDate: row.expiration_date },
    after: { ...product, startDate: newStart, expirationDate: null, continuesId: row.id, lastDay },
  });
  await change.announce(change, {
    ...recipientOf(row, scope.tenant),
    reason,
    ticketId: id,
    startDate: newStart,
    pickupCode,
  });
  return { id, subscriberId: row.subscriber_id };
}

/** The product and zones of a ticket. */
export const productOf = (row: TicketRow): TicketProduct => ({
  productId: row.product_id,
  zoneFrom: row.zone_from,
  zoneTo: row.zone_to,
  allZones: row.all_zones,
  nrOfZones: row.nr_of_zones,
});
