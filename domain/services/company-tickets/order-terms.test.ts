import { describe, expect, it } from 'vitest';
import { hasIncreasedExpiry, isEmployeeIdTooShort, isNumberShared } from './order-terms.rules.ts';

describe('the number of a ticket’s holder (spec 2 §5)', () => {
  it('has at least 2 characters for company tickets, spaces around it not counted', () => {
    expect(isEmployeeIdTooShort('company-tickets', '42')).toBe(false);
    expect(isEmployeeIdTooShort('company-tickets', '4 ')).toBe(true);
  });

  it('has at least 1 in housing', () => {
    expect(isEmployeeIdTooShort('housing', '4')).toBe(false);
    expect(isEmployeeIdTooShort('housing', ' ')).toBe(true);
  });

  it('is of one person in company tickets, and of all of a unit in housing', () => {
    expect(isNumberShared('company-tickets')).toBe(false);
    expect(isNumberShared('housing')).toBe(true);
  });
});

describe('increased expiry (spec 2 §5, §9)', () => {
  it('is of company tickets, where the company has it, and of no housing', () => {
    const company = { increasedExpiry: true };
    expect(hasIncreasedExpiry('company-tickets', company)).toBe(true);
    expect(hasIncreasedExpiry('company-tickets', { increasedExpiry: false })).toBe(false);
    expect(hasIncreasedExpiry('housing', company)).toBe(false);
    expect(hasIncreasedExpiry(null, company)).toBe(true);
    expect(hasIncreasedExpiry(null, { increasedExpiry: false })).toBe(false);
  });
});
