import { editPupilBody } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { splitName } from '@takst/domain/services/school-tickets/split-name.rules.ts';
import {
  changedTexts,
  editableTexts,
  editedPupil,
  faultOfText,
  type PupilFields,
  type PupilText,
  type SentPupilFields,
  wholeName,
} from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';

export type EditPupilBody = z.output<typeof editPupilBody>;

/** The fields of the form; those of a text that may not be edited are not shown. */
export type EditPupilFields = Record<PupilText, string> & {
  /** The pupil as the user saw them when they began: a draft keeps it. */
  seen: PupilFields;
};

type Ticket = Pick<SchoolTicketOnPage, 'allowedActions'>;

export const fieldsOfPupil = (seen: PupilFields): EditPupilFields => ({
  name: wholeName(seen) ?? '',
  className: seen.className ?? '',
  studentId: seen.studentId ?? '',
  cardName: seen.cardName ?? '',
  seen,
});

/** The texts that a form has, as the server would take them (spec 3 §5). */
export const shownTexts = (seen: PupilFields, { allowedActions }: Ticket) =>
  editableTexts(seen, new Set(allowedActions));

/** What the form says, without what it does not show. A name that is as it was keeps its parts. */
function sentOf(fields: EditPupilFields, ticket: Ticket): SentPupilFields {
  const { seen } = fields;
  const shown = shownTexts(seen, ticket);
  const textOf = (text: Exclude<PupilText, 'name'>) =>
    shown.has(text) ? { [text]: fields[text].trim() || null } : {};
  return {
    ...(shown.has('name') && nameIn(fields)),
    ...textOf('className'),
    ...textOf('studentId'),
    ...textOf('cardName'),
  };
}

function nameIn({ name, seen }: EditPupilFields) {
  const typed = name.trim();
  const { firstName, lastName } = seen;
  if (typed === (wholeName(seen) ?? '')) return { firstName, lastName };
  return splitName(typed) ?? { firstName: typed || null, lastName: null };
}

/** Whether nothing is changed yet: then there is nothing to save. */
export const isPupilUnchanged = (fields: EditPupilFields, ticket: Ticket): boolean =>
  changedTexts(fields.seen, editedPupil(fields.seen, sentOf(fields, ticket))).length === 0;

/** Validates by the rules that the server asks too, and by the contract's schema; only what is changed is held to them. */
export const editPupilResolver = (
  ticket: Ticket,
): Resolver<EditPupilFields, unknown, EditPupilBody> =>
  bodyResolver({
    schema: editPupilBody,
    bodyOf: (fields: EditPupilFields) => ({ ...sentOf(fields, ticket), previous: fields.seen }),
    nameOf: fieldOfPath,
    faultsOf: (fields) => faultsIn(fields, ticket),
  });

/** First and last name are one field. */
export const fieldOfPath = (path: string): string =>
  path === 'firstName' || path === 'lastName' ? 'name' : path;

function faultsIn(fields: EditPupilFields, ticket: Ticket): FormFault[] {
  const { seen } = fields;
  const after = editedPupil(seen, sentOf(fields, ticket));
  const changed = changedTexts(seen, after);
  // A card without a holder gets one: that needs a name.
  const isNamed = wholeName(seen) !== null;
  const asked = new Set<PupilText>(
    isNamed || changed.length === 0 ? changed : [...changed, 'name'],
  );
  return [...asked].flatMap((text) => {
    const message = faultOfText(after, text);
    return message ? [{ path: text, message }] : [];
  });
}
