import type { Continuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import type { Change } from '#changes/change-path.ts';
import { type AnnounceTickets, recipientOf } from './announce-tickets.ts';
import { newPickupCode } from './pickup-code.ts';
import { aboutTicket, type ChangeMoment, keyOf } from './ticket-operation.ts';
import type { TicketKey, TicketServices } from './ticket-service.ts';
import type { TicketRow } from './ticket.query.ts';
import { type NewTicket, type TicketProduct, ticketStore } from './ticket.store.ts';

/** A ticket and what continues it. */
export type ContinuedTicket = Continuation & {
  readonly row: TicketRow;
  readonly product: TicketProduct;
  readonly kind: keyof typeof reasons;
  /** Who pays from then on, where that is somebody else. */
  readonly agreement?: { readonly id: number; readonly invoiceReference: string };
};

export type ContinueTickets = (
  change: Change,
  continued: readonly ContinuedTicket[],
  moment: ChangeMoment,
) => Promise<TicketKey[]>;

/** What the holder is told; null where they notice nothing and keep the code. */
const reasons = {
  'change-zone': 'zones-changed',
  'resend-ticket': 'new-ticket',
  'change-ticket-agreement': null,
} as const;

/**
 * Ends tickets and issues others for the same holders, profiles and agreements; each holder gets one SMS
 * with the new code (domain: Company ticket). Whoever calls it has asked the rules. Returns the new
 * tickets.
 */
export const continueTickets =
  (services: TicketServices, announce: AnnounceTickets): ContinueTickets =>
  async (change, continued, { tenant, now }) => {
    const store = ticketStore(change.tx, tenant);
    const ends = continued.map(({ row, lastDay }) => ({ ...keyOf(row), lastDay, endedAt: now }));
    // First the ends: until then the days overlap.
    await store.setEnds(ends);
    const drafts = continued.map((one) => draftOf(one, now));
    const ids = await store.insert(drafts);
    const made = continued.map((one, place) => {
      const [id, draft] = [ids[place], drafts[place]];
      if (id === undefined || !draft) throw new Error('a ticket was not inserted');
      return { ...one, to: { companyId: draft.companyId, id }, pickupCode: draft.pickupCode };
    });
    for (const [id, pairs] of Map.groupBy(made, ({ row }) => row.service)) {
      const copies = pairs.map(({ row, to }) => ({ from: keyOf(row), to }));
      await services[id].copyDetails(change.tx, copies);
    }
    await change.record(
      ...made.map(({ row, to, kind, agreement, product, newStart, lastDay }) => ({
        ...aboutTicket({ ...row, id: to.id }),
        kind,
        before: {
          ...productOf(row),
          startDate: row.start_date,
          expirationDate: row.expiration_date,
          ...(agreement && { invoiceReference: row.invoice_reference }),
        },
        after: {
          ...product,
          ...(agreement && { invoiceReference: agreement.invoiceReference }),
          startDate: newStart,
          expirationDate: row.expiration_date,
          continuesId: row.id,
          lastDay,
        },
      })),
    );
    await announce(
      change,
      made.flatMap(({ row, to, kind, newStart, pickupCode }) => {
        const reason = reasons[kind];
        if (reason === null) return [];
        return {
          service: row.service,
          ticketId: to.id,
          recipient: recipientOf(row),
          event: { kind: reason, startDate: newStart, pickupCode },
        };
      }),
    );
    return made.map(({ to }) => to);
  };

function draftOf(
  { row, kind, agreement, product, newStart }: ContinuedTicket,
  now: Temporal.Instant,
): NewTicket {
  const keepsCode = reasons[kind] === null && row.pickup_code !== null;
  return {
    ...product,
    service: row.service,
    companyId: row.company_id,
    holderId: row.holder_id,
    mediumSlot: row.medium_slot,
    holderSlot: row.holder_slot,
    agreementId: agreement?.id ?? row.agreement_id,
    profileId: row.profile_id,
    startDate: newStart,
    expirationDate: row.expiration_date,
    endedAt: row.ended_at,
    pickupCode: (keepsCode && row.pickup_code) || newPickupCode(),
    orderedAt: now,
    continuesId: row.id,
    ...(keepsCode && {
      keepsCode,
      codeSentAt: row.code_sent_at,
      downloadedAt: row.downloaded_at,
      appId: row.app_id,
      ticketApp: row.ticket_app,
    }),
  };
}

/** The product and zones of a ticket. */
export const productOf = (row: TicketRow): TicketProduct => ({
  productId: row.product_id,
  zoneFrom: row.zone_from,
  zoneTo: row.zone_to,
  allZones: row.all_zones,
  nrOfZones: row.nr_of_zones,
});
