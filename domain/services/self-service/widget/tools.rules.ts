import type { Feature } from '#platform/access/feature.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';

/** Which tools the menu has (spec 1 §4). */
export type Tools = 'widget-and-real-time' | 'only-real-time' | 'only-widget' | 'none';

/**
 * The tools of a user, or of a visitor: real-time departures are the main operator's, the widget goes with
 * the services whose tickets it orders. The third operator has neither.
 */
export function toolsFor(tenant: TenantId, features: ReadonlySet<Feature> | null): Tools {
  const hasWidget = features?.has('companyTicket') || features?.has('housing');
  if (tenant === 'ruter') return hasWidget ? 'widget-and-real-time' : 'only-real-time';
  return tenant === 'akt' && features?.has('companyTicket') ? 'only-widget' : 'none';
}
