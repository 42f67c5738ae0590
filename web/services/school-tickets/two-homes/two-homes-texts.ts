import type { TwoHomesRefusal } from '@takst/domain/services/school-tickets/two-homes-refusal.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** A key of each form and list of school tickets. */
type SharedKey = PlainTextKey<'school-order'> &
  PlainTextKey<'school-many'> &
  PlainTextKey<'school-rollover'> &
  PlainTextKey<'school-ticket'>;

/** Why a ticket is for one home alone, in words that are the same everywhere. */
export const twoHomesTexts = {
  TWO_HOMES_NOT_OFFERED: 'twoHomesNotOffered',
  TWO_HOMES_ON_PHONE: 'twoHomesOnPhone',
  TWO_HOMES_IN_ALL_ZONES: 'twoHomesInAllZones',
  SECOND_ZONES_NOT_OFFERED: 'secondZonesNotOffered',
  SECOND_ZONES_SAME: 'secondZonesSame',
} as const satisfies Record<TwoHomesRefusal, SharedKey>;
