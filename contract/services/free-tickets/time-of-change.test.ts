import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { timeOfChange } from './time-of-change.schema.ts';

describe('the time of a change (spec 3 §7)', () => {
  it.each([
    ['2026-03-31', '2026-03-31'],
    ['2026-03-31T21:59:59Z', '2026-03-31'],
    ['2026-03-31T22:00:00Z', '2026-04-01'],
    ['2026-03-31T23:30:00-02:00', '2026-04-01'],
    ['2026-04-01T00:30:00.123456789+02:00', '2026-04-01'],
  ])('%s is on the business day %s', (text, day) => {
    expect(String(z.decode(timeOfChange, text))).toBe(day);
  });

  it.each(['31.03.2026', '2026-03-31T10:00:00', '2026-03-31T10:00:00.1234567890+02:00'])(
    '%s is none',
    (text) => {
      const { error } = z.safeDecode(timeOfChange, text);
      expect(error?.issues.map(({ message }) => message)).toEqual(['date']);
    },
  );
});
