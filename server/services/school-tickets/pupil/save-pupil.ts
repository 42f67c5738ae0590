import {
  changedTexts,
  type PupilFields,
} from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { changeHolders, freeUnusedSlots } from '#ticketing/holders/holders.public.ts';
import {
  aboutTicket,
  moveToHolderSlot,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

type ChangedPupil = {
  readonly row: TicketRow;
  readonly before: PupilFields;
  readonly after: PupilFields;
  /** Where their tickets are from now on. */
  readonly slot: number | null;
};

/** Saves a pupil with their slot, and records what has changed; the ticket is taken and the slots are locked. */
export async function savePupil(
  change: Change,
  { row, before, after, slot }: ChangedPupil,
  { scope, today }: { readonly scope: Scope; readonly today: Temporal.PlainDate },
): Promise<void> {
  const { tx } = change;
  const { company_id: companyId, holder_id: holderId, holder_slot: slotBefore } = row;
  if (holderId === null) throw new Error(`Ticket ${row.id} has no pupil.`);
  const { studentId, ...texts } = after;
  const holder = {
    companyId,
    id: holderId,
    ...texts,
    employeeId: studentId,
    phoneCountryCode: row.phone_country_code,
    phone: row.phone,
    birthDate: row.birth_date,
  };
  await changeHolders(tx, scope.tenant, [holder]);
  if (slot !== slotBefore) {
    // A month is charged once for each pupil: the tickets of this one come along.
    await moveToHolderSlot(tx, { companyId, holderId, slot }, firstOfMonth(today));
    if (slotBefore !== null) await freeUnusedSlots(tx, [slotBefore]);
  }
  await change.record({
    ...aboutTicket(row),
    kind: 'edit-ticket-in-place',
    before: recorded(before, before, after),
    after: recorded(after, before, after),
  });
}

/** What has changed, of one of the two. */
function recorded(pupil: PupilFields, before: PupilFields, after: PupilFields) {
  const { firstName, lastName, className, studentId, cardName } = pupil;
  const fields = {
    name: { firstName, lastName },
    className: { className },
    studentId: { studentId },
    cardName: { cardName },
  };
  return Object.assign({}, ...changedTexts(before, after).map((text) => fields[text])) as Partial<
    typeof pupil
  >;
}
