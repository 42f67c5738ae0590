import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { Field, Reading } from '#platform/changes/change-field.ts';
import { fields } from './recorded-tables.ts';

/** A recorded value, by how it is read. */
type RecordedValue = {
  text: string | number | null | undefined;
  date: Temporal.PlainDate | null;
  /** Øre. */
  money: number | null;
  boolean: boolean;
  phone: string;
  /** Ids of zones; `true` for all of them. */
  zones: string | boolean | null;
  product: string;
  profile: string;
  /** Text, because the database may hold an unknown code. */
  code: string;
  codes: readonly string[];
  address: { readonly line1: string; readonly postCode: string; readonly city: string } | null;
  hidden: unknown;
};

type Fields = typeof fields;
type RecordedName<F extends keyof Fields> = Fields[F] extends {
  readonly from: readonly (infer Name extends string)[];
}
  ? Name
  : F;

/** What a change may record, by name and type; what is not in the table does not compile. */
export type RecordedValues = {
  readonly [F in keyof Fields as RecordedName<F>]?: Fields[F] extends {
    readonly reading: infer R extends keyof RecordedValue;
  }
    ? RecordedValue[R]
    : never;
};

/** A field that people may see. */
export type ChangeField = {
  [F in keyof Fields]: Fields[F] extends { readonly reading: 'hidden' } ? never : F;
}[keyof Fields];

export type VisibleField = {
  readonly name: ChangeField;
  readonly reading: Reading;
  /** The recorded names that make its value. */
  readonly from: readonly string[];
};

/** In the order in which people read them. */
export const shownFields: readonly VisibleField[] = Object.entries<Field>(fields).flatMap(
  ([name, field]) =>
    field.reading === 'hidden'
      ? []
      : { name: name as ChangeField, reading: field.reading, from: field.from ?? [name] },
);

const impersonalNames = new Set(
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.personal ? [] : (field.from ?? [name]),
  ),
);

/** Whether a recorded value is personal; one that is not in the table of fields is. */
export const isPersonal = (recordedName: string): boolean => !impersonalNames.has(recordedName);

export const changeFieldName = (field: ChangeField): BilingualText => fields[field];
