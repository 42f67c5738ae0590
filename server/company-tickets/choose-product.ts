import { firstMonthCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import { productsSoldFor } from '@takst/domain/company-tickets/order-product.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { isZoneChoiceOffered, type ZoneChoice } from '@takst/domain/zones/zone-choice.rules.ts';
import type { Transaction } from '#db/database.ts';
import { companyTicketProductsOn } from '#products/products.public.ts';
import { zonesOn, type ZoneOfTenant } from '#zones/zones.public.ts';

/** Zones (ids), and the product that sells them at a price. */
export type ChosenProduct = {
  productId: string;
  zoneFrom: string | null;
  zoneTo: string | null;
  allZones: boolean;
  nrOfZones: 1 | 2 | 3;
};

/** Zones by name, and who is to travel from when. */
export type ProductWish = {
  validAllZones: boolean;
  zoneFrom: string | null;
  zoneTo: string | null;
  productId?: string | undefined;
  profileId: string;
  startDate: Temporal.PlainDate;
};

/** Zones and product of an order, as they are on offer on its first day (spec 2 §5). */
export async function chooseProduct(
  tx: Transaction,
  tenant: TenantId,
  order: ProductWish,
): Promise<ChosenProduct | { refused: 'ZONES_NOT_OFFERED' | 'PRODUCT_NOT_OFFERED' }> {
  const { commonZonePair, offersAllZones } = tenants[tenant];
  const zones = await zonesOn(tx, tenant, order.startDate);
  const asked = zoneChoiceOf(order, zones);
  if (!asked || !isZoneChoiceOffered(asked, { zones, offersAllZones })) {
    return { refused: 'ZONES_NOT_OFFERED' };
  }
  const [chosen] = productsSoldFor({
    products: await companyTicketProductsOn(tx, tenant, firstMonthCharged(order.startDate)),
    choice: asked,
    pair: commonZonePair,
    profileId: order.profileId,
    start: order.startDate,
  }).filter(({ product }) => order.productId === undefined || order.productId === product.id);
  if (!chosen) return { refused: 'PRODUCT_NOT_OFFERED' };
  const { choice, product, nrOfZones } = chosen;
  return {
    productId: product.id,
    zoneFrom: choice.kind === 'all' ? null : choice.from,
    zoneTo: choice.kind === 'all' ? null : choice.to,
    allZones: choice.kind === 'all',
    nrOfZones,
  };
}

/** The wire has zone names, the rules have ids; null for a name that the map does not have. */
function zoneChoiceOf(
  { validAllZones, zoneFrom, zoneTo }: ProductWish,
  zones: readonly ZoneOfTenant[],
): ZoneChoice | null {
  if (validAllZones) return { kind: 'all' };
  const from = zones.find(({ name }) => name === zoneFrom);
  const to = zones.find(({ name }) => name === zoneTo);
  return from && to ? { kind: 'zones', from: from.id, to: to.id } : null;
}
