import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

export type FormFault = { path: string; message: string };

type Form<Fields, S> = {
  /** The contract's own schema of the body. */
  schema: S;
  bodyOf: (fields: Fields) => unknown;
  /** Field names for paths of the body that are named differently. */
  nameOf?: (path: string) => string;
  /** Faults of fields that are not in the body. */
  faultsOf?: (fields: Fields) => readonly FormFault[];
};

/** Validates a form's fields by the contract's schema; keeps the first fault of each field. */
export const bodyResolver =
  <Fields extends FieldValues, S extends z.core.$ZodType>({
    schema,
    bodyOf,
    nameOf = (path) => path,
    faultsOf = () => [],
  }: Form<Fields, S>): Resolver<Fields, unknown, z.output<S>> =>
  (fields) => {
    const parsed = z.safeParse(schema, bodyOf(fields));
    const issues = (parsed.error?.issues ?? []).map((issue) => ({
      path: nameOf(issue.path.join('.')),
      message: faultKeyOf(issue),
    }));
    const faults = [...faultsOf(fields), ...issues];
    if (parsed.success && faults.length === 0) return { values: parsed.data, errors: {} };
    return { values: {}, errors: errorsOf<Fields>(faults) };
  };

/** The key of a fault; of a text that is too long with the schema's limit: `maxLength:200`. */
const faultKeyOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'too_big' && issue.message === 'maxLength'
    ? `maxLength:${issue.maximum}`
    : issue.message;

function errorsOf<Fields extends FieldValues>(faults: readonly FormFault[]): FieldErrors<Fields> {
  const errors: FieldErrors<Fields> = {};
  for (const { path, message } of faults.toReversed()) {
    set(errors, path, { type: 'contract', message });
  }
  return errors;
}
