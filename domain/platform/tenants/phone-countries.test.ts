import { describe, expect, it } from 'vitest';
import { tenantIds } from './tenants.ts';
import { isPhoneCountryAllowed, phoneCountriesInWords } from './phone-countries.rules.ts';

describe.each(tenantIds())('the phones that %s takes', (tenant) => {
  it.each(['+47', '+46', '+45', '+358', '+354', '+48', '+44'])('are those of %s', (code) => {
    expect(isPhoneCountryAllowed(tenant, code)).toBe(true);
  });

  it.each(['+1', '+7', '+33', '+4', '47', ''])('are not those of %s', (code) => {
    expect(isPhoneCountryAllowed(tenant, code)).toBe(false);
  });

  it('can be said in words', () => {
    expect(phoneCountriesInWords(tenant, 'nb')).toMatch(/^Norge \(\+47\), Sverige \(\+46\), /);
    expect(phoneCountriesInWords(tenant, 'en')).toMatch(/, United Kingdom \(\+44\)$/);
  });
});
