import type { FreeEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import type { EditableFields } from '@takst/domain/services/free-tickets/new-ticket-because-of.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { holderDetails } from '#services/free-tickets/order/free-ticket-draft.ts';
import { freeServices as services } from '#services/free-tickets/ticket/free-services.ts';
import { changeHolders, saveHolders } from '#ticketing/holders/holders.public.ts';
import { ticketsOfHolder, type TicketRow } from '#ticketing/tickets/tickets.public.ts';

type BecomingHolder = {
  readonly scope: Scope;
  readonly row: TicketRow;
  readonly edit: FreeEdit;
};

/** A holder of its own for a ticket that goes on: the one before keeps its holder as they were. */
export async function saveNewHolder(
  change: Change,
  { scope, row, edit }: BecomingHolder,
): Promise<number> {
  const holder = { companyId: row.company_id, kind: 'free' as const, ...detailsOf(edit) };
  const [id] = await saveHolders(change.tx, scope.tenant, [holder]);
  if (id === undefined) throw new Error('a holder was not saved');
  return id;
}

/** The holder of a ticket that stays: changed, or a new one where other tickets have the same. */
export async function changeHolderOf(change: Change, becoming: BecomingHolder): Promise<number> {
  const { scope, row, edit } = becoming;
  if (row.holder_id === null) throw new Error(`Ticket ${row.id} has no holder.`);
  const theirs = await ticketsOfHolder(change.tx, { scope, services }, row.holder_id);
  if (theirs.some(({ id }) => id !== row.id)) return saveNewHolder(change, becoming);
  const holder = { companyId: row.company_id, id: row.holder_id, ...detailsOf(edit) };
  await changeHolders(change.tx, scope.tenant, [holder]);
  return row.holder_id;
}

/** For a ticket on a card the details have the name, as it is printed there. */
const detailsOf = ({ medium, ...edit }: FreeEdit) =>
  holderDetails({ ...edit, medium: medium.kind === 'card' ? { kind: 'new-card' } : medium });

/** Whether an edit changes what is known of a holder. */
export const isOtherHolder = (before: EditableFields, after: EditableFields): boolean =>
  JSON.stringify(detailsIn(before)) !== JSON.stringify(detailsIn(after));

const detailsIn = ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  medium,
  phone,
}: EditableFields) => [firstName, lastName, employeeId, birthDate, medium, phone];
