import type { RecordedValues } from '@takst/domain/app/changes/change-fields.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { aboutTicket, type ChangeMoment, keyOf } from './ticket-operation.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import { type TicketTerms, ticketStore } from '../ticket/ticket.store.ts';

/** A ticket that stays the same one, with what changes about it. */
export type ChangedTicket = {
  readonly row: TicketRow;
  readonly becomes: TicketTerms;
  readonly recorded: { readonly before: RecordedValues; readonly after: RecordedValues };
};

/**
 * Changes tickets that their holders do not have yet: they keep their days, codes and cards, so nobody is told. The
 * caller has locked the tickets and the slots of their holders, and asked the rules.
 */
export async function changeTicketsInPlace(
  change: Change,
  changed: readonly ChangedTicket[],
  { tenant }: ChangeMoment,
): Promise<void> {
  const store = ticketStore(change.tx, tenant);
  await store.setTerms(changed.map(({ row, becomes }) => ({ ...becomes, ...keyOf(row) })));
  await change.record(
    ...changed.map(({ row, becomes: { holderId }, recorded }) => ({
      ...aboutTicket({ ...row, holder_id: holderId }),
      kind: 'edit-ticket-in-place' as const,
      ...recorded,
    })),
  );
}
