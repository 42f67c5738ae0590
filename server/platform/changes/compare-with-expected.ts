import { isDeepStrictEqual } from 'node:util';

type ExpectedChange<Value> = {
  /** What the user saw; undefined when the change does not depend on it. */
  readonly expected: Value | undefined;
  /** What the user wants; undefined when repeating the same value is a change too. */
  readonly wanted?: Value | undefined;
};

/**
 * Compares the current state with what the user saw and wants. Call it under the lock of the row. A state that is
 * reached already is `done`, no matter which user reached it (CONTRIBUTING, "The same again"); `changed-since` is
 * refused.
 */
export function compareWithExpected<Value>(
  current: Value,
  { expected, wanted }: ExpectedChange<Value>,
): 'done' | 'changed-since' | 'as-expected' {
  if (wanted !== undefined && isSameValue(current, wanted)) return 'done';
  return expected === undefined || isSameValue(current, expected) ? 'as-expected' : 'changed-since';
}

/** Compared as on the wire: two dates of one day are the same. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(onTheWire(one), onTheWire(other));

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
