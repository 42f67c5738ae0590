import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInConflict } from './agreement-combination.rules.ts';
import { agreementDefaults } from './agreement-defaults.ts';
import { agreementSubtype, agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { isAgreementValid } from '#platform/access/agreement-validity.rules.ts';

const today = Temporal.PlainDate.from('2028-02-29');

describe('an agreement', () => {
  it('is valid when it has no end date or an end date not before today (spec 1 §4)', () => {
    const isValidUntil = (endDate: Temporal.PlainDate | null) =>
      isAgreementValid({ endDate }, today);
    expect(isValidUntil(null)).toBe(true);
    expect(isValidUntil(today)).toBe(true);
    expect(isValidUntil(today.add({ days: 1 }))).toBe(true);
    expect(isValidUntil(today.subtract({ days: 1 }))).toBe(false);
  });

  it('of an unknown type is shown as OTHER (spec 1 §3)', () => {
    expect(agreementSubtype('SUBSCRIPTIONS')).toBe('SUBSCRIPTIONS');
    expect(agreementSubtype('BOAT_RENTAL')).toBe('OTHER');
    expect(agreementSubtype('toString')).toBe('OTHER');
  });

  it('begins as a ticket office, invoiced at the end of the month, due in 30 days (spec 1 §9)', () => {
    expect(agreementDefaults).toEqual({
      subtype: 'TICKETOFFICE',
      invoicingInterval: 'MONTHLY_AT_END',
      paymentDeadlineDays: 30,
    });
  });
});

describe('agreements side by side (spec 1 §4)', () => {
  /** Which of free ticket, company ticket, housing, school stand in the way: x. */
  it.each([
    ['FREETICKET', '.xxx'],
    ['SUBSCRIPTIONS', 'x.xx'],
    ['HOUSING_COOPERATIVE_AGREEMENT', 'xxxx'],
    ['SCHOOLTICKET', 'xxxx'],
    ['TICKETOFFICE', '....'],
    ['NO_SUBSCRIPTIONS', '....'],
    ['TRAVELCARD_FIXED_PRICE', '....'],
    ['TRAVELCARD_SUBSCRIPTION', '....'],
    ['OTHER', '....'],
  ] as const)('%s beside free, company, housing, school: %s', (added, expected) => {
    const existing = [
      'FREETICKET',
      'SUBSCRIPTIONS',
      'HOUSING_COOPERATIVE_AGREEMENT',
      'SCHOOLTICKET',
    ] as const;
    const conflicts = existing.map((subtype) => (isInConflict(added, [subtype]) ? 'x' : '.'));
    expect(conflicts.join('')).toBe(expected);
  });

  it('one that stands in the way is enough, whatever else there is', () => {
    expect(isInConflict('FREETICKET', ['TICKETOFFICE', 'OTHER', 'SCHOOLTICKET'])).toBe(true);
    expect(isInConflict('FREETICKET', ['TICKETOFFICE', 'OTHER', 'FREETICKET'])).toBe(false);
    expect(isInConflict('SCHOOLTICKET', [])).toBe(false);
  });

  it('of two types, whether they fit does not depend on which came first', () => {
    const anyType = fc.constantFrom(...agreementSubtypes);
    fc.assert(
      fc.property(anyType, anyType, (one, other) => {
        expect(isInConflict(one, [other])).toBe(isInConflict(other, [one]));
      }),
    );
  });
});
