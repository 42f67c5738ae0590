import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleOf, matchesPattern } from './personal-reference.rules.ts';

describe('a personal reference', () => {
  it.each([
    ['P1234', 'P####'],
    [' P1234 ', 'P####'],
    ['12-AB', '##-AA'],
    ['åØ7', 'AA#'],
    // An å of two characters, as some keyboards type it.
    ['a\u030a7', 'A#'],
    ['x.y', 'x.y'],
    ['(1)', '(#)'],
  ])('%s looks like %s', (reference, pattern) => {
    expect(matchesPattern(reference, pattern)).toBe(true);
  });

  it.each([
    ['', 'P####', 'nothing'],
    ['P123', 'P####', 'a digit too few'],
    ['P12345', 'P####', 'a digit too many'],
    ['p1234', 'P####', 'a small letter for a capital that stands for itself'],
    ['P12a4', 'P####', 'a letter for a digit'],
    ['P１234', 'P####', 'another script’s digit'],
    ['1', 'A', 'a digit for a letter'],
    ['-', 'A', 'a sign for a letter'],
    ['xzy', 'x.y', 'a sign that means something to programs'],
    ['P12\n34', 'P##\u000034', 'a line break'],
  ])('%s does not look like %s: %s', (reference, pattern) => {
    expect(matchesPattern(reference, pattern)).toBe(false);
  });

  it('may be anything without a pattern', () => {
    expect(matchesPattern('', null)).toBe(true);
    expect(matchesPattern('whatever', null)).toBe(true);
  });

  it('has an example that looks like its pattern, whatever that is', () => {
    expect(exampleOf('P####-AA')).toBe('P1234-AB');
    const pattern = fc
      .array(fc.constantFrom('#', 'A', 'P', '-', ' ', 'æ', '7', '.'), { minLength: 1 })
      .map((signs) => signs.join('').trim())
      .filter((text) => text !== '');
    fc.assert(fc.property(pattern, (one) => matchesPattern(exampleOf(one), one)));
  });
});
