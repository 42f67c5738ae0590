import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

/** A fault of a field: where it is, and the key of what is wrong with it. */
export type FormFault = { path: string; message: string };

type Form<Fields, S> = {
  /** The contract's own schema of the body. */
  schema: S;
  bodyOf: (fields: Fields) => unknown;
  /** Where the body's path is not the name of the field. */
  nameOf?: (path: string) => string;
  /** What only the page asks for. */
  faultsOf?: (fields: Fields) => readonly FormFault[];
};

/** Checks a form's fields by the contract's own schema; the first fault of each field is told. */
export const bodyResolver =
  <Fields extends FieldValues, S extends z.core.$ZodType>({
    schema,
    bodyOf,
    nameOf = (path) => path,
    faultsOf = () => [],
  }: Form<Fields, S>): Resolver<Fields, unknown, z.output<S>> =>
  (fields) => {
    const read = z.safeParse(schema, bodyOf(fields));
    const issues = (read.error?.issues ?? []).map(({ path, message }) => ({
      path: nameOf(path.join('.')),
      message,
    }));
    const faults = [...faultsOf(fields), ...issues];
    if (read.success && faults.length === 0) return { values: read.data, errors: {} };
    return { values: {}, errors: errorsOf<Fields>(faults) };
  };

function errorsOf<Fields extends FieldValues>(faults: readonly FormFault[]): FieldErrors<Fields> {
  const errors: FieldErrors<Fields> = {};
  for (const { path, message } of faults.toReversed()) {
    set(errors, path, { type: 'contract', message });
  }
  return errors;
}
