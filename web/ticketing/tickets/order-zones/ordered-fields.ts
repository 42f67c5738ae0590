import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import { choiceOf, type ZoneFields } from './zone-fields.ts';

type TypedFields = ZoneFields & {
  firstName: string;
  lastName: string;
  employeeId: string;
  profileId: string;
};

type Selection = {
  tenant: Pick<Tenant, 'commonZonePair'>;
  zones: readonly { id: string; name: string }[];
  /** What is sold for the fields; null while a zone or a price is missing. */
  soldProduct: { product: { id: string } } | null;
};

/** The fields of an order as every order form sends them; the common pair goes out as two zones. */
export function orderedFieldsOf(fields: TypedFields, { tenant, zones, soldProduct }: Selection) {
  const selected = choiceOf(fields);
  const choice = selected && withCommonPair(selected, tenant.commonZonePair);
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  return {
    employeeId: fields.employeeId.trim(),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    zoneFrom: choice?.kind === 'zones' ? nameOf(choice.from) : null,
    zoneTo: choice?.kind === 'zones' ? nameOf(choice.to) : null,
    validAllZones: fields.zoneChoice === 'all',
    profileId: fields.profileId,
    ...(soldProduct && { productId: soldProduct.product.id }),
  };
}
