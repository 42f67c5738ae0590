import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { expect, it } from 'vitest';
import { reasonOf } from './reason.texts.ts';

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
  const reason = reasonOf(row, {}, { language: 'en', tenant: 'ruter' });
  expect(reason).toBe(
    `+33 6 12 34 56 78 is of none of the countries that we take phones of: ${phoneCountriesInWords('ruter', 'en')}`,
  );
});
