import type { Feature } from '#platform/access/feature.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';

/** Which tools the menu has (spec 1 §4). */
export type Tools = 'widget-and-real-time' | 'only-real-time' | 'only-widget' | 'none';

/**
 * The tools of a user, or of a visitor: real-time departures where the operator has them, the widget with the services
 * whose tickets it orders.
 */
export function toolsFor(tenant: TenantId, features: ReadonlySet<Feature> | null): Tools {
  const { offers, allowedAgreementTypes } = tenantOf(tenant);
  const hasWidget =
    (offers.has('companyTicket') && features?.has('companyTicket')) ||
    (allowedAgreementTypes.includes('HOUSING_COOPERATIVE_AGREEMENT') && features?.has('housing'));
  if (offers.has('realTimeDepartures')) {
    return hasWidget ? 'widget-and-real-time' : 'only-real-time';
  }
  return hasWidget ? 'only-widget' : 'none';
}
