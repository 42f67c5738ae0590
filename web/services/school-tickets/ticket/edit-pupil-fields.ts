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
  initialPupil: PupilFields;
};

type Ticket = Pick<SchoolTicketOnPage, 'allowedActions'>;

export const fieldsOfPupil = (initialPupil: PupilFields): EditPupilFields => ({
  name: wholeName(initialPupil) ?? '',
  className: initialPupil.className ?? '',
  studentId: initialPupil.studentId ?? '',
  cardName: initialPupil.cardName ?? '',
  initialPupil,
});

/** The texts that a form has, as the server would take them (spec 3 §5). */
export const visibleTexts = (pupil: PupilFields, { allowedActions }: Ticket) =>
  editableTexts(pupil, new Set(allowedActions));

/** What the form says, without what it does not show. A name that is as it was keeps its parts. */
function sentOf(fields: EditPupilFields, ticket: Ticket): SentPupilFields {
  const { initialPupil } = fields;
  const editable = visibleTexts(initialPupil, ticket);
  const textOf = (text: Exclude<PupilText, 'name'>) =>
    editable.has(text) ? { [text]: fields[text].trim() || null } : {};
  return {
    ...(editable.has('name') && nameIn(fields)),
    ...textOf('className'),
    ...textOf('studentId'),
    ...textOf('cardName'),
  };
}

function nameIn({ name, initialPupil }: EditPupilFields) {
  const trimmedName = name.trim();
  const { firstName, lastName } = initialPupil;
  if (trimmedName === (wholeName(initialPupil) ?? '')) return { firstName, lastName };
  return splitName(trimmedName) ?? { firstName: trimmedName || null, lastName: null };
}

/** Whether nothing is changed yet: then there is nothing to save. */
export const isPupilUnchanged = (fields: EditPupilFields, ticket: Ticket): boolean =>
  changedTexts(fields.initialPupil, editedPupil(fields.initialPupil, sentOf(fields, ticket)))
    .length === 0;

/** Validates by the rules that the server asks too, and by the contract's schema; only what is changed is held to them. */
export const editPupilResolver = (
  ticket: Ticket,
): Resolver<EditPupilFields, unknown, EditPupilBody> =>
  bodyResolver({
    schema: editPupilBody,
    bodyOf: (fields: EditPupilFields) => ({
      ...sentOf(fields, ticket),
      previous: fields.initialPupil,
    }),
    nameOf: fieldOfPath,
    faultsOf: (fields) => faultsIn(fields, ticket),
  });

/** First and last name are one field. */
export const fieldOfPath = (path: string): string =>
  path === 'firstName' || path === 'lastName' ? 'name' : path;

function faultsIn(fields: EditPupilFields, ticket: Ticket): FormFault[] {
  const { initialPupil } = fields;
  const after = editedPupil(initialPupil, sentOf(fields, ticket));
  const edits = changedTexts(initialPupil, after);
  // A card without a holder gets one: that needs a name.
  const isNamed = wholeName(initialPupil) !== null;
  const checkedTexts = new Set<PupilText>(
    isNamed || edits.length === 0 ? edits : [...edits, 'name'],
  );
  return [...checkedTexts].flatMap((text) => {
    const message = faultOfText(after, text);
    return message ? [{ path: text, message }] : [];
  });
}
