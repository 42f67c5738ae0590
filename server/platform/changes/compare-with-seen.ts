import { isDeepStrictEqual } from 'node:util';

type Expected<Value> = {
  /** What the user saw; undefined for who changes it whatever there is. */
  readonly seen: Value | undefined;
  /** What the user wants; undefined where the same again is a change, too. */
  readonly wanted?: Value | undefined;
};

/**
 * Compares what a change is about, as it is now, with what its user saw and wants. Call it under the lock of the row.
 * What is so already is `done`, whoever did it (CONTRIBUTING, "The same again"); `changed-since` is refused.
 */
export function compareWithSeen<Value>(
  current: Value,
  { seen, wanted }: Expected<Value>,
): 'done' | 'changed-since' | 'as-seen' {
  if (wanted !== undefined && isSameValue(current, wanted)) return 'done';
  return seen === undefined || isSameValue(current, seen) ? 'as-seen' : 'changed-since';
}

/** Compared as on the wire: two dates of one day are the same. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(onTheWire(one), onTheWire(other));

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
