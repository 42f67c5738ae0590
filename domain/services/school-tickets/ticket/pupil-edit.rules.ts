import { doDaysOverlap, type HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { pupilSlot } from '#services/school-tickets/pupil-slots.rules.ts';
import type { SchoolTicketAction } from '#services/school-tickets/allowed-actions.rules.ts';
import { splitName } from '#services/school-tickets/split-name.rules.ts';
import type { Slot } from '#ticketing/holders/slot.ts';

/** What a school may change of a pupil (spec 3 §3 "School ticket edit payload"); null for what is not known. */
export type PupilFields = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly className: string | null;
  readonly studentId: string | null;
  /** What is written on the card. */
  readonly cardName: string | null;
};

export const pupilFieldNames = [
  'firstName',
  'lastName',
  'className',
  'studentId',
  'cardName',
] as const satisfies readonly (keyof PupilFields)[];

/** The fields of an edit; those that are missing stay. */
export type SentPupilFields = {
  readonly [Name in keyof PupilFields]?: PupilFields[Name] | undefined;
};

/** How long the texts of an edit may be (spec 3 §5); first and last name are one text. */
const pupilLimits = {
  name: { min: 1, max: 50 },
  className: { min: 1, max: 20 },
  cardName: { min: 1, max: 50 },
  studentId: { min: 2, max: 20 },
} as const;
export type PupilText = keyof typeof pupilLimits;

export type PupilEditRefusal =
  | 'NAME_NOT_EDITABLE'
  | 'CLASS_NAME_NOT_EDITABLE'
  | 'CARD_NAME_NOT_EDITABLE'
  | 'STUDENT_ID_NOT_EDITABLE'
  | 'INVALID_NAME'
  | 'INVALID_CLASS_NAME'
  | 'INVALID_CARD_NAME'
  | 'INVALID_STUDENT_ID'
  | 'CONFLICTING_TICKET';

/** What each text needs, and how it is refused. */
const rulesOfTexts = {
  name: { action: 'UPDATE_NAME', forbidden: 'NAME_NOT_EDITABLE', invalid: 'INVALID_NAME' },
  className: {
    action: 'UPDATE_CLASS_NAME',
    forbidden: 'CLASS_NAME_NOT_EDITABLE',
    invalid: 'INVALID_CLASS_NAME',
  },
  cardName: {
    action: 'UPDATE_CARD_NAME',
    forbidden: 'CARD_NAME_NOT_EDITABLE',
    invalid: 'INVALID_CARD_NAME',
  },
  studentId: {
    action: 'UPDATE_STUDENTID',
    forbidden: 'STUDENT_ID_NOT_EDITABLE',
    invalid: 'INVALID_STUDENT_ID',
  },
} as const satisfies Record<
  PupilText,
  {
    readonly action: SchoolTicketAction;
    readonly forbidden: PupilEditRefusal;
    readonly invalid: PupilEditRefusal;
  }
>;
const texts = [
  'cardName',
  'name',
  'className',
  'studentId',
] as const satisfies readonly PupilText[];

/**
 * What a pupil is after an edit. A card without a name and its pupil get the same one, unless the edit says another; a
 * single word is no name (spec 3 §5).
 */
export function editedPupil(before: PupilFields, sent: SentPupilFields): PupilFields {
  const edited = Object.fromEntries(
    pupilFieldNames.map((name) => [name, sent[name] === undefined ? before[name] : sent[name]]),
  ) as PupilFields;
  if (hasName(before)) return edited;
  const { cardName } = edited;
  if (hasName(edited)) return { ...edited, cardName: cardName ?? wholeName(edited) };
  return cardName === null ? edited : { ...edited, ...splitName(cardName) };
}

const hasName = ({ firstName, lastName }: PupilFields): boolean =>
  firstName !== null || lastName !== null;

/** The whole name as a school types it, in one field; null without one. */
export const wholeName = ({
  firstName,
  lastName,
}: Pick<PupilFields, 'firstName' | 'lastName'>): string | null =>
  firstName === null && lastName === null
    ? null
    : [firstName, lastName].filter((part) => part !== null).join(' ');

const textIn = (pupil: PupilFields, text: PupilText): string | null =>
  text === 'name' ? wholeName(pupil) : pupil[text];

const isChanged = (before: PupilFields, after: PupilFields, text: PupilText): boolean =>
  text === 'name'
    ? before.firstName !== after.firstName || before.lastName !== after.lastName
    : before[text] !== after[text];

/** The texts that an edit changes. */
export const changedTexts = (before: PupilFields, after: PupilFields): readonly PupilText[] =>
  texts.filter((text) => isChanged(before, after, text));

/**
 * Texts whose action is allowed. A card without a name is given to a pupil by its first name, so all texts may be edited
 * with it.
 */
export function editableTexts(
  pupil: PupilFields,
  allowed: ReadonlySet<SchoolTicketAction>,
): ReadonlySet<PupilText> {
  const names = !hasName(pupil) && allowed.has('UPDATE_CARD_NAME');
  return new Set(texts.filter((text) => names || allowed.has(rulesOfTexts[text].action)));
}

export type TextFault = 'required' | 'minLength' | 'maxLength';

/** What is wrong with a text that was changed; limits count for those alone (spec 3 §5). */
export function faultOfText(pupil: PupilFields, text: PupilText): TextFault | null {
  const value = textIn(pupil, text);
  // A pupil may be without a number; who has a name or a class keeps one.
  if (value === null) return text === 'studentId' ? null : 'required';
  const { min, max } = pupilLimits[text];
  if (value.trim() === '') return 'required';
  if (value.length < min) return 'minLength';
  if (value.length > max) return 'maxLength';
  return text === 'name' && !isWholeName(pupil) ? 'required' : null;
}

const isWholeName = ({ firstName, lastName }: PupilFields): boolean =>
  (firstName ?? '').trim() !== '' && (lastName ?? '').trim() !== '';

/** The slot of a pupil: of a name in a class; null while one of them is missing. */
export const slotOfPupil = (
  companyId: number,
  { firstName, lastName, className }: PupilFields,
): Slot | null =>
  firstName === null || lastName === null || className === null
    ? null
    : pupilSlot(companyId, { firstName, lastName, className });

type PupilEdit = {
  readonly before: PupilFields;
  readonly after: PupilFields;
  readonly allowed: ReadonlySet<SchoolTicketAction>;
  readonly today: Temporal.PlainDate;
  /** The current tickets of the pupil. */
  readonly own: readonly HeldTicket[];
  /** Those of another pupil with the name and the class after it. */
  readonly heldTickets: readonly HeldTicket[];
};

/** Why a pupil is not changed; null when nothing is in the way. What has passed is not. */
export function refusePupilEdit(edit: PupilEdit): PupilEditRefusal | null {
  const { before, after, allowed } = edit;
  const editable = editableTexts(before, allowed);
  const edits = changedTexts(before, after);
  const forbidden = edits.find((text) => !editable.has(text));
  if (forbidden) return rulesOfTexts[forbidden].forbidden;
  // A name on a card that had none is the pupil's: it has to be a whole one.
  const typedTexts = texts.filter(
    (text) => edits.includes(text) || (text === 'name' && needsName(before, after)),
  );
  const invalid = typedTexts.find((text) => faultOfText(after, text) !== null);
  if (invalid) return rulesOfTexts[invalid].invalid;
  return isHeld(edit) ? 'CONFLICTING_TICKET' : null;
}

/** A card without a name gets one: nothing else is known of its pupil before that. */
const needsName = (before: PupilFields, after: PupilFields): boolean =>
  !hasName(before) && changedTexts(before, after).length > 0;

const isHeld = ({ own, heldTickets, today }: PupilEdit): boolean =>
  own.some((ticket) =>
    heldTickets.some((other) => doDaysOverlap(daysToCome(ticket, today), other)),
  );

const daysToCome = (ticket: HeldTicket, today: Temporal.PlainDate): HeldTicket =>
  Temporal.PlainDate.compare(ticket.startDate, today) < 0
    ? { startDate: today, expirationDate: ticket.expirationDate }
    : ticket;
