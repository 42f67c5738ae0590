import type { TenantId } from './tenant-id.ts';
import { tenantOf } from './tenants.ts';
import { phoneCountries } from './phone-country.ts';

/** Whether the operator takes phones of a country, by its calling code: it pays for each SMS (docs/decisions/0137). */
export const isPhoneCountryAllowed = (tenant: TenantId, callingCode: string): boolean =>
  tenantOf(tenant).phoneCountries.some((country) => phoneCountries[country] === callingCode);

/** The countries of an operator in words: `Norge (+47), Sverige (+46)`. */
export function phoneCountriesInWords(tenant: TenantId, language: 'nb' | 'en'): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return tenantOf(tenant)
    .phoneCountries.map((country) => `${names.of(country)} (${phoneCountries[country]})`)
    .join(', ');
}
