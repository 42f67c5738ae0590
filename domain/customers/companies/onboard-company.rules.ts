import { isInConflict } from '#customers/agreements/agreement-combination.rules.ts';
import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';

/** Every operator but the main one gives its customers numbers of its own (spec 1 §5). */
export const hasOwnCustomerNumbers = (tenant: TenantId): boolean =>
  tenantOf(tenant).offers.has('ownCustomerNumbers');

/** Who signs is asked for by the main operator, outside production (spec 1 §5). */
export const requiresSignee = (
  tenant: TenantId,
  { production }: { production: boolean },
): boolean => tenantOf(tenant).offers.has('contractSignee') && !production;

export type AgreementFault = 'SUBTYPE_NOT_ALLOWED' | 'AGREEMENT_IN_CONFLICT';

/** Why agreements may not be made together for a new company, or null (spec 1 §4, §9). */
export function faultOfAgreements(
  tenant: TenantId,
  subtypes: readonly AgreementSubtype[],
): AgreementFault | null {
  const { allowedAgreementTypes } = tenantOf(tenant);
  if (subtypes.some((one) => !allowedAgreementTypes.includes(one))) return 'SUBTYPE_NOT_ALLOWED';
  const clashes = subtypes.some((one, place) => isInConflict(one, subtypes.slice(0, place)));
  return clashes ? 'AGREEMENT_IN_CONFLICT' : null;
}
