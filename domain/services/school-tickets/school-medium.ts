import type { ChosenMedium } from '#ticketing/travel-cards/chosen-medium.rules.ts';

/** What a pupil's ticket may lie on: a phone, an ID-based card that exists, or a new card. */
export const schoolMedia = [
  'phone',
  'card',
  'new-card',
] as const satisfies readonly ChosenMedium['kind'][];
export type SchoolMedium = (typeof schoolMedia)[number];
