import { describe, expect, it } from 'vitest';
import { compareWithSeen } from './compare-with-seen.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('what a user saw, compared with what is there now', () => {
  it('is as seen, or somebody else has changed it since', () => {
    expect(compareWithSeen('a', { seen: 'a', wanted: 'b' })).toBe('as-seen');
    expect(compareWithSeen('x', { seen: 'a', wanted: 'b' })).toBe('changed-since');
  });

  it('is done when it is so already, whatever the user saw', () => {
    expect(compareWithSeen('b', { seen: 'a', wanted: 'b' })).toBe('done');
    expect(compareWithSeen(null, { seen: 'a', wanted: null })).toBe('done');
  });

  it('is changed again where the same again is a change', () =>
    expect(compareWithSeen('b', { seen: 'b' })).toBe('as-seen'));

  it('is changed whatever there is by who does not say what they saw', () =>
    expect(compareWithSeen('x', { seen: undefined, wanted: 'b' })).toBe('as-seen'));

  it('compares dates by their day, and nothing is no day', () => {
    const seen = day('2026-03-31');
    expect(compareWithSeen(day('2026-03-31'), { seen, wanted: null })).toBe('as-seen');
    expect(compareWithSeen(day('2026-04-30'), { seen, wanted: null })).toBe('changed-since');
    expect(compareWithSeen(null, { seen, wanted: day('2026-05-31') })).toBe('changed-since');
  });

  it('compares values by what they hold, in any order', () => {
    const current = { width: 320, sites: ['a'] };
    expect(
      compareWithSeen(current, { seen: undefined, wanted: { sites: ['a'], width: 320 } }),
    ).toBe('done');
    expect(compareWithSeen(current, { seen: { width: 320, sites: [] } })).toBe('changed-since');
  });
});
