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
    const first = limitsAfter(refused, { ...none, startDate: '2026-04-01' });
    expect(starts.map((start) => isStartPossible(start, first))).toEqual([false, true]);
    const second = limitsAfter(refused, { ...first, startDate: '2026-05-01' });
    expect(starts.map((start) => isStartPossible(start, second))).toEqual([false, false]);
  });

  it('stay as they are after any other refusal', () => {
    const limits = { earliestStart: '2026-05-01', refusedStarts: ['2026-06-01'] };
    const refused = { code: 'ZONES_NOT_OFFERED' };
    expect(limitsAfter(refused, { ...limits, startDate: '2026-07-01' })).toEqual(limits);
  });
});

describe('the profile of an order', () => {
  it('is the first of every company when the chosen one is not offered', () => {
    expect(offeredProfileId('SENIOR', ['ADULT', 'SENIOR'])).toBe('SENIOR');
    expect(offeredProfileId('SENIOR', ['ADULT'])).toBe('ADULT');
  });
});

const ofPhone = ['PHONE_NOT_MOBILE', 'START_DATE_IN_QUARANTINE', 'TICKET_ALREADY_HELD'];
const ofZones = ['PRODUCT_NOT_OFFERED', 'ZONES_NOT_OFFERED'];

it.each([
  ['phone', ofPhone],
  ['phoneCountryCode', ofPhone],
  ['zoneChoice', ofZones],
  ['zoneFrom', ofZones],
  ['zoneTo', ofZones],
  ['profileId', ['PRODUCT_NOT_OFFERED', 'PROFILE_NOT_OFFERED']],
  ['employeeId', ['EMPLOYEE_ID_TOO_SHORT']],
  ['agreementNumber', ['AGREEMENT_NOT_FOUND', 'AGREEMENT_NOT_VALID', 'EMPLOYEE_ID_TOO_SHORT']],
  [
    'startDate',
    [
      'AGREEMENT_NOT_VALID',
      'PRODUCT_NOT_OFFERED',
      'START_DATE_IN_QUARANTINE',
      'START_DATE_NOT_OFFERED',
    ],
  ],
])('another %s in an order form makes it forget %j', (changed, refusals) => {
  const causes: Record<string, readonly string[]> = causesOfRefusals('agreementNumber');
  const forgotten = Object.keys(causes).filter((code) => causes[code]?.includes(changed));
  expect(forgotten.toSorted()).toEqual(refusals);
});
