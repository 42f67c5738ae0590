import type { NamedPupil } from '#services/school-tickets/pupil-slots.rules.ts';
import type { NamedHomes } from '#services/school-tickets/two-homes.rules.ts';
import type { ChosenMedium, KeptCard } from '#ticketing/travel-cards/chosen-medium.rules.ts';

/** The pupil and the medium of a ticket; a new card may get a name later. */
export type OrderedPupil =
  | { readonly pupil: NamedPupil; readonly medium: ChosenMedium | KeptCard }
  | { readonly pupil: null; readonly medium: Extract<ChosenMedium, { kind: 'new-card' }> };

/** An order of one school ticket as it is meant, before anybody has looked whether it can be done (spec 3 §3). */
export type SchoolOrder = NamedHomes &
  OrderedPupil & {
    /** Of a school. */
    readonly agreementId: number;
    readonly startDate: Temporal.PlainDate;
    readonly studentId: string | null;
  };
