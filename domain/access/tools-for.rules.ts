import type { TenantId } from '#tenants/tenant-id.ts';
import type { Feature } from './feature.ts';

export type Tools = 'widget-and-real-time' | 'only-real-time' | 'only-widget' | 'none';

/** Which tools the tools page has (spec 1 §4); null features mean nobody is signed in. */
export function toolsFor(tenant: TenantId, features: ReadonlySet<Feature> | null): Tools {
  const hasWidget = features?.has('companyTicket') || features?.has('housing');
  if (tenant === 'ruter') return hasWidget ? 'widget-and-real-time' : 'only-real-time';
  if (tenant === 'akt' && features?.has('companyTicket')) return 'only-widget';
  return 'none';
}
