/** Catalogue numbers of the PostgreSQL types that both drivers read and write alike. */
export const oids = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  dateArray: 1182,
  timestamptzArray: 1185,
} as const;

/** A `date` column is a calendar date, a `timestamptz` a moment, an `int8` a number. */
export const parsers = {
  [oids.int8]: (text: string): number => Number(text),
  [oids.date]: (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text),
  [oids.timestamptz]: (text: string): Temporal.Instant => Temporal.Instant.from(isoOf(text)),
};

/** PostgreSQL writes `2026-03-28 12:00:00.5+00`; a moment is read from `2026-03-28T12:00:00.5+00`. */
const isoOf = (text: string): string => text.replace(' ', 'T');

/** Temporal values as the text that both drivers take for them; in arrays too. */
export function asParameter(value: unknown): unknown {
  if (value instanceof Temporal.PlainDate || value instanceof Temporal.Instant) {
    return value.toString();
  }
  return Array.isArray(value) ? value.map(asParameter) : value;
}
