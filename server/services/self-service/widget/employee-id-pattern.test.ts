import { describe, expect, it } from 'vitest';
import { isPatternValid, matchesPattern } from './employee-id-pattern.ts';

describe('a company’s pattern for the employee number', () => {
  it.each([
    ['4711', '[0-9]{4}', true],
    ['47112', '[0-9]{4}', false],
    ['x4711', '[0-9]{4}', false],
    ['4711', '', true],
    ['AB-12', '(AB|CD)-\\d+', true],
    ['ÅS-12', '\\p{L}+-\\d+', true],
    ['4711\n', '[0-9]{4}', false],
  ])('fits the whole number: %j by %s', (employeeId, pattern, fits) => {
    expect(matchesPattern(employeeId, pattern)).toBe(fits);
  });

  it('is refused where its time could grow faster than the number', () => {
    for (const pattern of ['(a)\\1', '(?=a)a', '(?<!a)b', 'a{2000}', '((a{100}){100}){100}', '[']) {
      expect([pattern, isPatternValid(pattern)]).toEqual([pattern, false]);
    }
  });

  it.each([
    ['(a+)+$', `${'a'.repeat(19)}!`],
    ['(a|a)*b', 'a'.repeat(20)],
    ['(a+)+$', `${'a'.repeat(10_000)}!`],
    ['(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(10_000)],
    ['((a{30}){30})?(a?){500}', 'a'.repeat(20)],
  ])('costs under 5 ms whatever it is: %s', (pattern, employeeId) => {
    isPatternValid(pattern);
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now();
      matchesPattern(employeeId, pattern);
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });

  it('would be caught if it were the language’s own engine', () => {
    const before = performance.now();
    expect(/^(a+)+$/.test(`${'a'.repeat(22)}!`)).toBe(false);
    expect(performance.now() - before).toBeGreaterThan(5);
  });
});
