import { describe, expect, it } from 'vitest';
import {
  intervalsFor,
  invoicingInterval,
  invoicingIntervals,
  offeredInterval,
} from './invoicing-interval.ts';

const offered = ['DAILY', 'WEEKLY', 'MONTHLY_AT_END', 'QUARTERLY'];

describe('how often an agreement is invoiced', () => {
  it.each(invoicingIntervals)('is read as it is stored: %s', (interval) => {
    expect(invoicingInterval(interval)).toBe(interval);
  });

  it('is OTHER where a company has something else (spec 1 §3)', () => {
    expect(invoicingInterval('EVERY_LEAP_YEAR')).toBe('OTHER');
  });

  it.each(invoicingIntervals)('is offered as it is, or not at all: %s (spec 1 §5)', (interval) => {
    expect(offeredInterval(interval)).toBe(offered.includes(interval) ? interval : undefined);
  });

  it.each([
    ['QUARTERLY', offered],
    ['ANNUALLY', [...offered, 'ANNUALLY']],
    ['OTHER', [...offered, 'OTHER']],
  ] as const)('can stay %s beside those that are offered', (current, choices) => {
    expect(intervalsFor(current)).toEqual(choices);
  });
});
