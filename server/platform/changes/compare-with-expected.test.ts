import { describe, expect, it } from 'vitest';
import { compareWithExpected } from './compare-with-expected.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('what a user saw, compared with what is there now', () => {
  it('is as seen, or somebody else has changed it since', () => {
    expect(compareWithExpected('a', { expected: 'a', wanted: 'b' })).toBe('as-expected');
    expect(compareWithExpected('x', { expected: 'a', wanted: 'b' })).toBe('changed-since');
  });

  it('is done when it is so already, whatever the user saw', () => {
    expect(compareWithExpected('b', { expected: 'a', wanted: 'b' })).toBe('done');
    expect(compareWithExpected(null, { expected: 'a', wanted: null })).toBe('done');
  });

  it('is changed again where the same again is a change', () =>
    expect(compareWithExpected('b', { expected: 'b' })).toBe('as-expected'));

  it('is changed whatever there is by who does not say what they saw', () =>
    expect(compareWithExpected('x', { expected: undefined, wanted: 'b' })).toBe('as-expected'));

  it('compares dates by their day, and nothing is no day', () => {
    const expectedDay = day('2026-03-31');
    expect(compareWithExpected(day('2026-03-31'), { expected: expectedDay, wanted: null })).toBe(
      'as-expected',
    );
    expect(compareWithExpected(day('2026-04-30'), { expected: expectedDay, wanted: null })).toBe(
      'changed-since',
    );
    expect(compareWithExpected(null, { expected: expectedDay, wanted: day('2026-05-31') })).toBe(
      'changed-since',
    );
  });

  it('compares values by what they hold, in any order', () => {
    const current = { width: 320, sites: ['a'] };
    expect(
      compareWithExpected(current, { expected: undefined, wanted: { sites: ['a'], width: 320 } }),
    ).toBe('done');
    expect(compareWithExpected(current, { expected: { width: 320, sites: [] } })).toBe(
      'changed-since',
    );
  });
});
