import { firstAndLastName } from '@takst/domain/services/ticket-counter/recipient-name.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { saveHolders } from '#ticketing/holders/holders.public.ts';
import type { TicketDraft, Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { DeliveringOrder, MadeDelivery, NextDelivery } from './delivering-order.store.ts';

type DeliveriesInput = {
  readonly deliveries: readonly NextDelivery[];
  readonly now: Temporal.Instant;
};

/**
 * Makes deliveries of an order: codes and paper are tickets, and what is put on a card is told to nobody else. Codes go
 * out to phones now, or when the order says.
 */
export async function makeDeliveries(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  order: DeliveringOrder,
  { deliveries, now }: DeliveriesInput,
): Promise<MadeDelivery[]> {
  if (order.medium === 'card') {
    return deliveries.map(({ position }) => ({ position, ticketId: null, sentAt: null }));
  }
  const { tenant, sendAt } = order;
  const isSentNow = sendAt === null || Temporal.Instant.compare(sendAt, now) <= 0;
  const holders = await holdersOf(change, order, deliveries);
  const issued = await tickets.issue(
    change,
    deliveries.map((delivery, place) =>
      draftOf(order, delivery, { holderId: holders[place] ?? null, isSentNow }),
    ),
    { tenant, now },
  );
  return deliveries.map(({ position, phone }, place) => ({
    position,
    ticketId: issued[place]?.id ?? null,
    sentAt: phone !== null && isSentNow ? now : null,
  }));
}

/** The holders that get a code by SMS; null for a code on a list. */
async function holdersOf(
  { tx }: Change,
  { tenant, companyId }: DeliveringOrder,
  deliveries: readonly NextDelivery[],
): Promise<(number | null)[]> {
  const named = deliveries.filter(({ phone }) => phone !== null);
  const savedHolders = await saveHolders(
    tx,
    tenant,
    named.map(({ recipientName, phoneCountryCode, phone }) => ({
      companyId,
      kind: 'counter' as const,
      ...firstAndLastName(recipientName),
      phoneCountryCode,
      phone,
    })),
  );
  let next = 0;
  return deliveries.map(({ phone }) => (phone === null ? null : (savedHolders[next++] ?? null)));
}

type DeliveryHolder = { readonly holderId: number | null; readonly isSentNow: boolean };

function draftOf(
  order: DeliveringOrder,
  { profileId, recipientName, phoneCountryCode, phone }: NextDelivery,
  { holderId, isSentNow }: DeliveryHolder,
): TicketDraft {
  const { tenant, companyId, companyName, startDate, expiresOn, nrOfZones } = order;
  if (profileId === null || nrOfZones === null) throw new Error('a ticket has a profile and zones');
  const isPaper = order.medium === 'paper';
  const terms = {
    agreementId: order.agreementId,
    profileId,
    productId: order.productId,
    zoneFrom: order.zoneFrom,
    zoneTo: order.zoneTo,
    allZones: order.allZones,
    nrOfZones,
    startDate,
  };
  return {
    ...terms,
    service: 'ticket-counter',
    companyId,
    holderId,
    holderSlot: null,
    expirationDate: expiresOn,
    // A code waits until it is used; paper on its first day.
    pendingThrough: isPaper ? startDate : expiresOn,
    ...(isPaper
      ? ({ medium: 'paper', mediumSlot: null } as const)
      : ({ medium: 'phone', mediumSlot: null } as const)),
    recipient:
      isSentNow && phone !== null && phoneCountryCode !== null
        ? {
            tenant,
            companyId,
            companyName,
            firstName: firstAndLastName(recipientName).firstName,
            phoneCountryCode,
            phone,
          }
        : null,
    recorded: {
      before: null,
      after: {
        ...terms,
        medium: order.medium,
        ...(phone !== null && phoneCountryCode !== null && { phone, phoneCountryCode }),
      },
    },
  };
}
