import type { NamedZones } from '#products/zone-sale.rules.ts';
import type { ChosenMedium } from '#travel-cards/chosen-medium.rules.ts';
import type { NamedPupil } from '#school-tickets/pupil-slots.rules.ts';

/** An order of one school ticket as it is meant, before anybody has looked whether it can be done (spec 3 §3). */
export type SchoolOrder = NamedZones & {
  /** Of a school. */
  readonly agreementId: number;
  readonly startDate: Temporal.PlainDate;
  /** Null for a new card on which a name is written later. */
  readonly pupil: NamedPupil | null;
  readonly studentId: string | null;
  readonly medium: ChosenMedium;
};
