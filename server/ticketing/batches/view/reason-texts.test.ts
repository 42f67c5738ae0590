import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { expect, it } from 'vitest';
import { reasonOf } from './reason.texts.ts';

const reader = { language: 'en', tenant: 'ruter', headingOf: () => 'First name' } as const;

it('the reason for a phone of another country says which countries there are', () => {
  const row: Parameters<typeof reasonOf>[0] = {
    position: 1,
    state: 'faulty',
    effect: null,
    subject: null,
    act: null,
    faults: [{ column: 'phone', code: 'phoneCountry', proposal: null }],
    twiceOf: null,
    cells: { phone: '+33 6 12 34 56 78' },
  };
  const reason = reasonOf(row, {}, reader);
  expect(reason).toBe(
    `+33 6 12 34 56 78 is of none of the countries that we take phones of: ${phoneCountriesInWords('ruter', 'en')}`,
  );
  // Of a cell that is missing there is but the heading; of the row itself there is neither.
  const faults = [
    { column: 'firstName', code: 'required', proposal: null },
    { column: 'phone', code: 'TAKEN', proposal: null },
  ];
  const ofService = { TAKEN: { nb: 'Er tatt', en: 'Is taken' } };
  expect(reasonOf({ ...row, faults, twiceOf: 1 }, ofService, reader)).toBe(
    'First name is missing. Is taken. The person is in the list twice',
  );
});
