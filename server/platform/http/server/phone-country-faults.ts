import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import { isPhoneCountryAllowed } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** A phone that a body names as the one before a change: it may have come in when its country was allowed. */
const before = 'previous';

/** The phones of a body that are of a country from which the operator takes none, wherever they stand in it. */
export function phoneCountryFaults(
  value: unknown,
  tenant: TenantId,
  path: readonly string[] = [],
): FieldFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const code: unknown = 'phoneCountryCode' in value ? value.phoneCountryCode : undefined;
  const own =
    typeof code === 'string' && !isPhoneCountryAllowed(tenant, code)
      ? [{ path: [...path, 'phone'].join('.'), message: 'phoneCountry' }]
      : [];
  const within = Object.entries(value).flatMap(([name, part]) =>
    name === before ? [] : phoneCountryFaults(part, tenant, [...path, name]),
  );
  return [...own, ...within];
}
