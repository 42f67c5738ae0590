import type { TenantId } from '#tenants/tenant-id.ts';
import { cardOriginsOf } from '#travel-cards/card-number.rules.ts';
import type { ChosenMedium } from '#travel-cards/chosen-medium.rules.ts';

/** What a pupil's ticket may lie on: a phone, an ID-based card that exists, or a new card. */
export const schoolMedia = [
  'phone',
  'card',
  'new-card',
] as const satisfies readonly ChosenMedium['kind'][];
export type SchoolMedium = (typeof schoolMedia)[number];

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
