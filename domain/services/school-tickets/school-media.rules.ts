import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { cardOriginsOf } from '#ticketing/travel-cards/card-number.rules.ts';
import type { SchoolMedium } from './school-medium.ts';

/**
 * The media of an agreement, of those that its operator has: as it says, or else phones and cards. New cards are ordered
 * where there are no ID-based ones (domain: School ticket).
 */
export function schoolMediaOf(
  tenant: TenantId,
  agreed: readonly SchoolMedium[] | null,
): readonly SchoolMedium[] {
  const origins = cardOriginsOf(tenant);
  const hasExisting = origins.includes('existing');
  const offered = new Set<SchoolMedium>([
    'phone',
    ...(hasExisting ? (['card'] as const) : []),
    ...(origins.includes('new') ? (['new-card'] as const) : []),
  ]);
  const usual: readonly SchoolMedium[] = ['phone', hasExisting ? 'card' : 'new-card'];
  return (agreed ?? usual).filter((medium) => offered.has(medium));
}
