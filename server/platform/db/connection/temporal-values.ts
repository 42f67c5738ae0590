/** Oids of the types that both drivers must read and write alike. */
const oids = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  dateArray: 1182,
  timestamptz: 1184,
  timestamptzArray: 1185,
} as const;

/** Throws beyond 2^53 instead of returning a rounded number. */
function asNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit in a number`);
  return number;
}

const asDate = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** PostgreSQL writes `2026-03-28 12:00:00.5+00`; `Instant.from` needs a `T`. */
const asInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text.replace(' ', 'T'));

/** Parses a one-dimensional array of values without commas: `{2026-03-28,NULL}`. */
const arrayOf =
  <T>(read: (text: string) => T) =>
  (text: string): (T | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : read(item.replaceAll('"', ''))));

/** `date` becomes a PlainDate, `timestamptz` an Instant, `int8` a number; in arrays too. */
export const parsers = {
  [oids.int8]: asNumber,
  [oids.int8Array]: arrayOf(asNumber),
  [oids.date]: asDate,
  [oids.dateArray]: arrayOf(asDate),
  [oids.timestamptz]: asInstant,
  [oids.timestamptzArray]: arrayOf(asInstant),
};

/** Temporal values become text, which both drivers accept; in arrays too. */
export function asParameter(value: unknown): unknown {
  if (value instanceof Temporal.PlainDate || value instanceof Temporal.Instant) {
    return value.toString();
  }
  return Array.isArray(value) ? value.map(asParameter) : value;
}
