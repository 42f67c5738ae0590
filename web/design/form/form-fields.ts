import { type FieldErrors, get } from 'react-hook-form';

/** A field as the form names it: what it is called, and the form's own words for what is wrong. */
export type FormField = {
  /** Where a line of the error summary leads: the field's `name`. */
  name: string;
  /** The values that it shows, where they are not the one of its name. */
  paths?: readonly string[];
  label: string;
  /** What tells fields with the same label apart. */
  group?: string;
  /** Words of the form's own for a fault, by its key. */
  fault?: (key: string) => string | undefined;
  /** The same as a whole sentence, which needs no label. */
  sentence?: (key: string) => string | undefined;
};

export type FaultLine = { field: string; message: string };

type FieldTexts = Pick<FormField, 'label' | 'group' | 'fault' | 'sentence'>;
type FaultText = (key: string) => string;

/** What is wrong with a field, as it stands beside the field. */
export const faultAtField = (
  { sentence, fault }: FieldTexts,
  key: string,
  faultText: FaultText,
): string => sentence?.(key) ?? fault?.(key) ?? faultText(key);

/** The same as it stands in a list of faults. */
function faultInList({ label, group, sentence, fault }: FieldTexts, key: string, text: FaultText) {
  const name = group ? `${group}, ${label}` : label;
  return sentence?.(key) ?? `${name}: ${fault?.(key) ?? text(key)}`;
}

/** Everything that is wrong with the fields, in their order on the page. */
export const faultLines = (
  fields: readonly FormField[],
  errors: FieldErrors,
  faultText: FaultText,
): FaultLine[] =>
  fields.flatMap((field) => {
    const keys = (field.paths ?? [field.name]).map((path) => faultKeyAt(errors, path));
    const key = keys.find((one) => one !== null);
    return key === undefined || key === null
      ? []
      : [{ field: field.name, message: faultInList(field, key, faultText) }];
  });

/** The key of what is wrong at a path; a fault below it counts too. */
function faultKeyAt(errors: object, path: string): string | null {
  const error: unknown = get(errors, path);
  if (typeof error !== 'object' || error === null) return null;
  return 'message' in error ? String(error.message) : '';
}
