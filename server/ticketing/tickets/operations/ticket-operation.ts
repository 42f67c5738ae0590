import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change, RecordedChange } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { LockedTicket } from './lock-tickets.ts';
import type { TicketKey } from '../ticket/ticket-service.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';

/** What may be done to a ticket, or why it may not. */
type Decision<Accepted, Refusal extends { code: string }> =
  | { readonly accepted: Accepted }
  | { readonly refused: Refusal };

/** Where and when tickets are changed. */
export type ChangeMoment = { readonly tenant: TenantId; readonly now: Temporal.Instant };

/**
 * An operation on tickets. `decide` is pure and answers for one ticket; `save` writes, records and
 * announces any number of accepted ones, in a number of statements that does not depend on how many.
 */
export type TicketOperation<Input, Accepted, Refusal extends { code: string }> = {
  readonly decide: (ticket: LockedTicket, input: Input) => Decision<Accepted, Refusal>;
  /** Accepted ones that other tickets are in the way of, by id: asked after `decide`, before `save`. */
  readonly findRefusals?: (
    tx: Transaction,
    accepted: readonly Accepted[],
  ) => Promise<ReadonlyMap<number, Refusal>>;
  readonly save: (
    change: Change,
    accepted: readonly Accepted[],
    moment: ChangeMoment,
  ) => Promise<void>;
};

export const keyOf = (row: TicketRow): TicketKey => ({ companyId: row.company_id, id: row.id });

/** What each recorded change of a ticket has. A code on a list and a nameless card have no holder. */
export const aboutTicket = ({
  company_id: companyId,
  id,
  holder_id: holderId,
}: Pick<TicketRow, 'company_id' | 'id' | 'holder_id'>): Pick<
  RecordedChange,
  'companyId' | 'subject' | 'about'
> => ({
  companyId,
  subject: { type: 'ticket', id },
  about: { ticketId: id, ...(holderId !== null && { holderId }) },
});
