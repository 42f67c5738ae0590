import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { numberKeysOf } from './test-tax-world.store.ts';

describe('the order of employee numbers', () => {
  databaseTest('is that of numbers within any text', async ({ database }) => {
    const numbers = fc.sample(
      fc.array(fc.constantFrom('a', 'b', 'ø', '-', ' ', '0', '1', '9', '00', '42'), {
        minLength: 1,
        maxLength: 12,
      }),
      { numRuns: 300, seed: 25 },
    );
    const texts = [...numbers.map((parts) => parts.join('')), '1'.repeat(20), '2'.repeat(21)];
    const keys = await numberKeysOf(database, texts);
    expect(keys.map(({ here }) => here)).toEqual(keys.map(({ anywhere }) => anywhere));
  });
});
