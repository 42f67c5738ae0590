import type { EditableFields } from './new-ticket-because-of.rules.ts';

/**
 * How long the texts of an edit may be (spec 3 §5 "Edit ticket"). An employee number has at least 2 characters, as in
 * every order.
 */
const editLimits = {
  firstName: { min: 1, max: 50 },
  lastName: { min: 1, max: 50 },
  employeeId: { min: 2, max: 20 },
} as const;
export type LimitedField = keyof typeof editLimits;
const limitedFields = [
  'firstName',
  'lastName',
  'employeeId',
] as const satisfies readonly LimitedField[];

export type EditTexts = Pick<EditableFields, LimitedField>;
export type EditFault = {
  readonly field: LimitedField;
  readonly fault: 'required' | 'minLength' | 'maxLength';
};

/**
 * The texts of an edit that are too short or too long. Limits count for changed texts alone: a name of 80 characters
 * from a file does not stand in the way of a new phone.
 */
export const editFaults = (ticket: EditTexts, edited: EditTexts): readonly EditFault[] =>
  limitedFields.flatMap((field) => {
    if (ticket[field] === edited[field]) return [];
    const fault = faultOf(edited[field], editLimits[field]);
    return fault ? [{ field, fault }] : [];
  });

function faultOf(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): EditFault['fault'] | null {
  if (text.trim() === '') return 'required';
  if (text.length < min) return 'minLength';
  return text.length > max ? 'maxLength' : null;
}
