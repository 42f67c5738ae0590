import type { ChosenMedium } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { NamedZones } from '#catalogue/products/zone-sale.rules.ts';
import type { FreeProfileId } from './free-profile.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/** The fields of a holder that say who is the same person. */
export type FreePerson = {
  readonly holderType: FreeHolderType;
  readonly employeeId: string;
  readonly birthDate: Temporal.PlainDate;
  readonly firstName: string;
  readonly lastName: string;
};

/** An order of a free ticket as it is meant, before anybody has looked whether it can be done (spec 3 §3). */
export type FreeOrder = FreePerson &
  NamedZones & {
    /** Of a department: an agreement for free tickets. */
    readonly agreementId: number;
    readonly profileId: FreeProfileId;
    readonly startDate: Temporal.PlainDate;
    readonly medium: ChosenMedium;
  };
