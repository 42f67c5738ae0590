import type { FreeProfileId } from './free-profile.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/** Whom a free ticket is for, as far as it says who is the same person. */
export type FreePerson = {
  readonly holderType: FreeHolderType;
  readonly employeeId: string;
  readonly birthDate: Temporal.PlainDate;
  readonly firstName: string;
  readonly lastName: string;
};

/** What a free ticket lies on: a phone, a card that exists, or a card that has to be made. */
export type FreeMedium =
  | { readonly kind: 'phone'; readonly phoneCountryCode: string; readonly phone: string }
  | { readonly kind: 'card'; readonly cardNumber: string }
  | { readonly kind: 'new-card' };

/** Zones by name; both null for all zones. */
export type FreeZones = {
  readonly validAllZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
};

/** An order of a free ticket as it is meant, before anybody has looked whether it can be done (spec 3 §3). */
export type FreeOrder = FreePerson &
  FreeZones & {
    /** Of a department: an agreement for free tickets. */
    readonly agreementId: number;
    readonly profileId: FreeProfileId;
    readonly startDate: Temporal.PlainDate;
    readonly medium: FreeMedium;
  };
