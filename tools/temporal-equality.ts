import { expect } from 'vitest';

/**
 * Compares dates and moments by their text. They have no properties of their own, so `toMatchObject` would accept any value
 * in place of an expected one.
 */
expect.addEqualityTesters([
  (one: unknown, other: unknown): boolean | undefined =>
    isTemporal(one) || isTemporal(other)
      ? kindOf(one) === kindOf(other) && String(one) === String(other)
      : undefined,
]);

const kindOf = (value: unknown): string => Object.prototype.toString.call(value);
const isTemporal = (value: unknown): boolean => kindOf(value).startsWith('[object Temporal.');
