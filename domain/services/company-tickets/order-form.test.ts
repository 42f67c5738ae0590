import { describe, expect, it } from 'vitest';
import { offeredProfileId } from '#catalogue/products/profiles.rules.ts';
import { causesOfRefusals } from './order-causes.rules.ts';
import { isStartPossible, limitsAfter, startsUnder } from './order-form.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const none = { earliestStart: '', refusedStarts: [] };

describe('the starts of an order form', () => {
  const starts = [day('2026-04-01'), day('2026-05-01')];

  it('are those on which the agreement is valid', () => {
    expect(startsUnder({ endDate: day('2026-04-01') }, starts).map(String)).toEqual(['2026-04-01']);
    expect(startsUnder({ endDate: day('2026-03-31') }, starts)).toEqual([]);
    expect(startsUnder({ endDate: null }, starts)).toEqual(starts);
    expect(startsUnder(undefined, starts)).toEqual(starts);
  });

  it('are none before the first one that is possible for the person', () => {
    const refused = {
      code: 'START_DATE_IN_QUARANTINE',
      expectedQuaranteenEndDate: day('2026-05-01'),
    } as const;
    const limits = limitsAfter(refused, { ...none, startDate: '2026-04-01' });
    expect(starts.map((start) => isStartPossible(start, limits))).toEqual([false, true]);
  });

  it('are not the one that was refused for everybody', () => {
    const refused = { code: 'START_DATE_NOT_OFFERED' };
    const limits = limitsAfter(refused, { ...none, startDate: '2026-04-01' });
    expect(starts.map((start) => isStartPossible(start, limits))).toEqual([false, true]);
  });

  it('stay as they are after any other refusal', () => {
    expect(limitsAfter({ code: 'ZONES_NOT_OFFERED' }, { ...none, startDate: '' })).toMatchObject(
      none,
    );
  });
});

describe('the profile of an order', () => {
  it('is the first of every company when the chosen one is not offered', () => {
    expect(offeredProfileId('SENIOR', ['ADULT', 'SENIOR'])).toBe('SENIOR');
    expect(offeredProfileId('SENIOR', ['ADULT'])).toBe('ADULT');
  });
});

describe('the causes of a refusal', () => {
  it('name the agreement as the form does', () => {
    expect(causesOfRefusals('agreementNumber').AGREEMENT_NOT_VALID).toEqual([
      'agreementNumber',
      'startDate',
    ]);
  });
});
