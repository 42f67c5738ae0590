import type { RecordedValues } from '@takst/domain/changes/change-fields.ts';
import type { Change } from '#changes/change-path.ts';
import type { AnnounceTickets, Recipient } from './announce-tickets.ts';
import { newPickupCode } from './pickup-code.ts';
import { aboutTicket, type ChangeMoment } from './ticket-operation.ts';
import type { TicketKey, TicketServices } from './ticket-service.ts';
import { type NewTicket, ticketStore } from './ticket.store.ts';

/** An order in which everything is decided; its slots are locked. */
export type TicketDraft = Omit<
  NewTicket,
  'pickupCode' | 'orderedAt' | 'expirationDate' | 'endedAt' | 'continuesId'
> & {
  /** The day that the service notes for the person (`TicketService.noteOrders`). */
  readonly notedFrom: Temporal.PlainDate;
  readonly recipient: Recipient;
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

/** Issues tickets: draws codes, writes, records and announces. In the order of the drafts, one for each person. */
export const issueTickets =
  (services: TicketServices, announce: AnnounceTickets): IssueTickets =>
  async (change, drafts, { tenant, now }) => {
    const rows = drafts.map(
      ({ recipient: _recipient, recorded: _recorded, notedFrom: _from, ...draft }) => ({
        ...draft,
        pickupCode: newPickupCode(),
        orderedAt: now,
        expirationDate: null,
        endedAt: null,
        continuesId: null,
      }),
    );
    const ids = await ticketStore(change.tx, tenant).insert(rows);
    const issued = drafts.map((draft, place) => {
      const [id, row] = [ids[place], rows[place]];
      if (id === undefined || !row) throw new Error('a ticket was not inserted');
      return { ...draft, ...row, id };
    });
    for (const [service, own] of Map.groupBy(issued, (one) => one.service)) {
      const people = own.map(({ companyId, holderId, notedFrom: from }) => ({
        companyId,
        holderId,
        from,
      }));
      await services[service].noteOrders(change.tx, tenant, people);
    }
    await change.record(
      ...issued.map(({ id, companyId, holderId, recorded }) => ({
        ...aboutTicket({ id, company_id: companyId, holder_id: holderId }),
        kind: 'order-ticket' as const,
        ...recorded,
      })),
    );
    await announce(
      change,
      issued.map(({ id, service, recipient, startDate, pickupCode }) => ({
        service,
        ticketId: id,
        recipient,
        event: { kind: 'ordered', startDate, pickupCode },
      })),
    );
    return issued.map(({ companyId, id }) => ({ companyId, id }));
  };
