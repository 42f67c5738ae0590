import { describe, expect, it } from 'vitest';
import { schoolYear } from '../school-tickets/test-school-years.ts';
import {
  accountNumberFrom,
  isAccountNumber,
  writtenAccountNumber,
} from './account-number.rules.ts';
import { overlapsYears } from './row-faults.rules.ts';

describe('an account number', () => {
  it.each(['86011117947', '15944000019', '15944000027'])('%s has its check digit', (number) => {
    expect(isAccountNumber(number)).toBe(true);
  });

  it.each(['86011117948', '68011117947', '8601111794', '8601 11 17947', '', '1594400001a'])(
    '%s is none',
    (text) => {
      expect(isAccountNumber(text)).toBe(false);
    },
  );

  it('is written in groups, and read so', () => {
    expect(writtenAccountNumber('86011117947')).toBe('8601 11 17947');
    expect(accountNumberFrom('8601.11.17947')).toBe('86011117947');
    expect(accountNumberFrom('8601 11 17947')).toBe('86011117947');
  });
});

describe('a school year', () => {
  const others = [schoolYear(2026), schoolYear(2027)];

  it('follows another one', () => {
    expect(overlapsYears(schoolYear(2028), others)).toBe(false);
  });

  it('takes the place of the one with its first start', () => {
    expect(overlapsYears(schoolYear(2027), others)).toBe(false);
  });

  it('has no day in common with another one, the last neither', () => {
    const year = schoolYear(2025);
    const { firstStart } = schoolYear(2026);
    expect(overlapsYears({ ...year, lastDay: firstStart }, others)).toBe(true);
    const dayBefore = firstStart.subtract({ days: 1 });
    expect(overlapsYears({ ...year, lastDay: dayBefore }, others)).toBe(false);
  });
});
