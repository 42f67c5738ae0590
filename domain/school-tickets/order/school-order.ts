import type { NamedZones } from '#products/zone-sale.rules.ts';
import type { NamedPupil } from '#school-tickets/pupil-slots.rules.ts';
import type { ChosenMedium, KeptCard } from '#travel-cards/chosen-medium.rules.ts';

/** Whom a ticket is for and what it lies on; on a new card a name may be written later. */
export type OrderedPupil =
  | { readonly pupil: NamedPupil; readonly medium: ChosenMedium | KeptCard }
  | { readonly pupil: null; readonly medium: Extract<ChosenMedium, { kind: 'new-card' }> };

/** An order of one school ticket as it is meant, before anybody has looked whether it can be done (spec 3 §3). */
export type SchoolOrder = NamedZones &
  OrderedPupil & {
    /** Of a school. */
    readonly agreementId: number;
    readonly startDate: Temporal.PlainDate;
    readonly studentId: string | null;
  };
