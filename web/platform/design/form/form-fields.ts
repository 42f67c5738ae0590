import { type FieldErrors, get } from 'react-hook-form';

/** A field's label and the form's own texts for its faults. */
export type FormField = {
  /** The field's `name`; the error summary links to it. */
  name: string;
  /** Paths of the values that it shows, if they differ from `name`. */
  paths?: readonly string[];
  label: string;
  /** Distinguishes fields with the same label. */
  group?: string;
  /** The form's own text for a fault, by its key. */
  fault?: (key: string) => string | undefined;
  /** The same as a whole sentence, which needs no label. */
  sentence?: (key: string) => string | undefined;
};

export type FaultLine = { field: string; message: string };

type FieldTexts = Pick<FormField, 'label' | 'group' | 'fault' | 'sentence'>;
type FaultText = (key: string) => string;

export const faultAtField = (
  { sentence, fault }: FieldTexts,
  key: string,
  faultText: FaultText,
): string => sentence?.(key) ?? fault?.(key) ?? faultText(key);

/** The fault text in the error summary. */
function faultInList({ label, group, sentence, fault }: FieldTexts, key: string, text: FaultText) {
  const name = group ? `${group}, ${label}` : label;
  return sentence?.(key) ?? `${name}: ${fault?.(key) ?? text(key)}`;
}

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

/** The key of the first fault at or below a path; empty for a fault without one. */
function faultKeyAt(errors: object, path: string): string | null {
  return firstKeyIn(get(errors, path));
}

function firstKeyIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('message' in error) return String(error.message);
  // What has a field of the page or a type is a fault; everything else has faults below it.
  if ('ref' in error || ('type' in error && typeof error.type === 'string')) return '';
  const keys = Object.values(error).map(firstKeyIn);
  return keys.find((key) => key !== null) ?? null;
}
