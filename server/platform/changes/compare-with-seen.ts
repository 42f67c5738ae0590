import { isDeepStrictEqual } from 'node:util';

type ExpectedChange<Value> = {
  /** What the user saw; undefined for who changes it whatever there is. */
  readonly seen: Value | undefined;
  /** What the user wants; undefined where the same again is a change, too. */
  readonly wanted?: Value | undefined;
};

/**
 * Compares the current state with what the user saw and wants. Call it under the lock of the row. A state that is
 * reached already is `done`, no matter which user reached it (CONTRIBUTING, "The same again"); `changed-since` is
 * refused.
 */
export function compareWithSeen<Value>(
  current: Value,
  { seen, wanted }: ExpectedChange<Value>,
): 'done' | 'changed-since' | 'as-seen' {
  if (wanted !== undefined && isSameValue(current, wanted)) return 'done';
  return seen === undefined || isSameValue(current, seen) ? 'as-seen' : 'changed-since';
}

/** Compared as on the wire: two dates of one day are the same. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(onTheWire(one), onTheWire(other));

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
