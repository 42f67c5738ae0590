import type { Continuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { type AnnounceTickets, type Recipient, recipientOf } from './announce-tickets.ts';
import { continuedMedium } from './continued-medium.ts';
import { aboutTicket, type ChangeMoment, keyOf } from './ticket-operation.ts';
import { serviceOf, type TicketKey, type TicketServices } from '../ticket/ticket-service.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import {
  type NewTicket,
  type OrderedMedium,
  type TicketProduct,
  ticketStore,
} from '../ticket/ticket.store.ts';

/** A ticket and what continues it. */
export type ContinuedTicket = Continuation & {
  readonly row: TicketRow;
  readonly product: TicketProduct;
  readonly kind: keyof typeof reasons;
  /** A phone keeps its code where another service would give it a new one. */
  readonly keepsCode?: true;
  /** Who pays from then on, where that is somebody else. */
  readonly agreement?: { readonly id: number; readonly invoiceReference: string };
  readonly becomes?: TicketBecomes;
};

/** What else a ticket becomes when it is continued; what is missing stays as it was. Its slots are locked. */
type TicketBecomes = {
  /** The holder; null removes the name. */
  readonly holderId?: number | null;
  readonly holderSlot?: number | null;
  readonly profileId?: string;
  /** Another phone, which gets a new code, another card, or paper. */
  readonly medium?: OrderedMedium;
  /** The end by rule after the change. */
  readonly endByRule?: Temporal.PlainDate | null;
  /** Who is told from now on. */
  readonly recipient?: Recipient | null;
  /** What the record says of it beside product, agreement and days. */
  readonly recorded?: { readonly before: RecordedValues; readonly after: RecordedValues };
};

export type ContinueTickets = (
  change: Change,
  continued: readonly ContinuedTicket[],
  moment: ChangeMoment,
) => Promise<TicketKey[]>;

/** What a holder is told who gets a new code; whether a phone gets one although it stays the same. */
const reasons = {
  'change-zone': { event: 'zones-changed', drawsCode: true },
  'resend-ticket': { event: 'new-ticket', drawsCode: true },
  'change-ticket-agreement': { event: 'new-ticket', drawsCode: false },
  // Only another phone gets a code, and hears of the ticket for the first time.
  'edit-ticket': { event: 'ordered', drawsCode: false },
} as const;

/**
 * Ends tickets and issues others, for the same holders, profiles and agreements or for changed ones. A holder who gets
 * a new code is sent one SMS with it (domain: Company ticket); a holder who keeps code or card notices nothing. The
 * caller has asked the rules. Returns the new tickets.
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
    const newTickets = continued.map((one, place) => {
      const [id, draft] = [ids[place], drafts[place]];
      if (id === undefined || !draft) throw new Error('a ticket was not inserted');
      return { ...one, draft, to: { companyId: draft.companyId, id } };
    });
    for (const [id, pairs] of Map.groupBy(newTickets, ({ row }) => row.service)) {
      const copies = pairs.map(({ row, to }) => ({ from: keyOf(row), to }));
      await serviceOf(services, id).copyDetails?.(change.tx, copies);
    }
    await change.record(
      ...newTickets.map(
        ({ row, draft, to, kind, agreement, product, newStart, lastDay, becomes }) => ({
          ...aboutTicket({ ...row, id: to.id, holder_id: draft.holderId }),
          kind,
          before: {
            ...productOf(row),
            startDate: row.start_date,
            expirationDate: row.expiration_date,
            ...(agreement && { invoiceReference: row.invoice_reference }),
            ...becomes?.recorded?.before,
          },
          after: {
            ...product,
            ...(agreement && { invoiceReference: agreement.invoiceReference }),
            startDate: newStart,
            expirationDate: draft.expirationDate,
            continuesId: row.id,
            lastDay,
            ...becomes?.recorded?.after,
          },
        }),
      ),
    );
    await announce(
      change,
      newTickets.flatMap(({ row, draft, to, kind, newStart: startDate, becomes }) => {
        if (draft.medium !== 'phone' || draft.keepsCode) return [];
        const { pickupCode } = draft;
        return {
          service: row.service,
          ticketId: to.id,
          recipient: becomes?.recipient === undefined ? recipientOf(row) : becomes.recipient,
          event: { kind: reasons[kind].event, startDate, pickupCode },
        };
      }),
    );
    return newTickets.map(({ to }) => to);
  };

function draftOf(
  { row, kind, keepsCode, agreement, product, newStart, becomes = {} }: ContinuedTicket,
  now: Temporal.Instant,
): NewTicket {
  const { holderId = row.holder_id, holderSlot = row.holder_slot } = becomes;
  const { profileId = row.profile_id, endByRule = row.expiration_date } = becomes;
  return {
    ...product,
    ...continuedMedium(row, becomes.medium ?? null, {
      drawsCode: reasons[kind].drawsCode && !keepsCode,
    }),
    service: row.service,
    companyId: row.company_id,
    holderId,
    holderSlot,
    agreementId: agreement?.id ?? row.agreement_id,
    profileId,
    startDate: newStart,
    // An end that somebody has set stays, whatever the ticket becomes.
    expirationDate: row.ended_at ? row.expiration_date : endByRule,
    pendingThrough: row.pending_through,
    endedAt: row.ended_at,
    orderedAt: now,
    continuesId: row.id,
  };
}

/** The product and zones of a ticket. */
export const productOf = (row: TicketRow): TicketProduct => ({
  productId: row.product_id,
  zoneFrom: row.zone_from,
  zoneTo: row.zone_to,
  allZones: row.all_zones,
  nrOfZones: row.nr_of_zones,
  ...(row.second_zone_from !== null && {
    secondZoneFrom: row.second_zone_from,
    secondZoneTo: row.second_zone_to,
  }),
});
