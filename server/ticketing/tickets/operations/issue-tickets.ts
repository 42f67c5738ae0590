import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { AnnounceTickets, Recipient } from './announce-tickets.ts';
import { newPickupCode } from './pickup-code.ts';
import { aboutTicket, type ChangeMoment } from './ticket-operation.ts';
import {
  type OrderedFor,
  serviceOf,
  type TicketKey,
  type TicketServices,
} from '../ticket/ticket-service.ts';
import {
  type NewTicket,
  type OrderedMedium,
  type OrderedTicket,
  ticketStore,
} from '../ticket/ticket.store.ts';

/** An order in which everything is decided; its slots are locked. */
export type TicketDraft = Omit<OrderedTicket, 'expirationDate' | 'pendingThrough'> &
  OrderedMedium & {
    /** The end by rule of the service; without it, the ticket runs until somebody ends it. */
    readonly expirationDate?: Temporal.PlainDate | null;
    /** Up to which day it is pending, where that does not follow from its first day. */
    readonly pendingThrough?: Temporal.PlainDate | null;
    /** The day that the service notes for the holder (`TicketService.onOrdered`), where it is not the first one. */
    readonly notedFrom?: Temporal.PlainDate;
    /** Null when nobody is told. */
    readonly recipient: Recipient | null;
    readonly recorded: {
      readonly before: RecordedValues | null;
      readonly after: RecordedValues;
    };
  };

export type IssueTickets = (
  change: Change,
  drafts: readonly TicketDraft[],
  moment: ChangeMoment,
) => Promise<TicketKey[]>;

/**
 * Issues tickets: draws codes for phones, writes, records and announces. In the order of the drafts, at most one for each
 * holder and each card.
 */
export const issueTickets =
  (services: TicketServices, announce: AnnounceTickets): IssueTickets =>
  async (change, drafts, { tenant, now }) => {
    const rows = drafts.map((draft) => newTicketOf(draft, now));
    const ids = await ticketStore(change.tx, tenant).insert(rows);
    const issued = drafts.map((draft, place) => {
      const [id, row] = [ids[place], rows[place]];
      if (id === undefined || !row) throw new Error('a ticket was not inserted');
      return { draft, row, id, pickupCode: row.medium === 'phone' ? row.pickupCode : null };
    });
    for (const [service, own] of Map.groupBy(drafts, (draft) => draft.service)) {
      const people = own.flatMap(holderOfOrder);
      if (people.length > 0) {
        await serviceOf(services, service).onOrdered?.(change.tx, tenant, people);
      }
    }
    await change.record(
      ...issued.map(({ id, draft: { companyId, holderId, recorded } }) => ({
        ...aboutTicket({ id, company_id: companyId, holder_id: holderId }),
        kind: 'order-ticket' as const,
        ...recorded,
      })),
    );
    await announce(
      change,
      issued.flatMap(({ id, draft: { service, recipient, startDate }, pickupCode }) =>
        pickupCode === null
          ? []
          : {
              service,
              ticketId: id,
              recipient,
              event: { kind: 'ordered' as const, startDate, pickupCode },
            },
      ),
    );
    return issued.map(({ draft: { companyId }, id }) => ({ companyId, id }));
  };

function newTicketOf(draft: TicketDraft, now: Temporal.Instant): NewTicket {
  const {
    recipient: _recipient,
    recorded: _recorded,
    notedFrom: _notedFrom,
    ...orderOfDraft
  } = draft;
  const order = {
    expirationDate: null,
    pendingThrough: null,
    ...orderOfDraft,
    orderedAt: now,
    endedAt: null,
    continuesId: null,
  };
  return order.medium === 'phone' ? { ...order, pickupCode: newPickupCode() } : order;
}

const holderOfOrder = ({
  companyId,
  holderId,
  startDate,
  notedFrom: from = startDate,
}: TicketDraft): OrderedFor[] => (holderId === null ? [] : [{ companyId, holderId, from }]);
