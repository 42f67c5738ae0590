import type { HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import type { RuledTicket } from '#ticketing/tickets/ticket-rules.ts';
import type { ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import type { ChildPastAge } from '#services/free-tickets/child-end.rules.ts';
import type { ChildEndSettings } from '#services/free-tickets/child-end-settings.ts';
import type {
  FreeAgreement,
  FreeOrderFacts,
} from '#services/free-tickets/decide-free-order.rules.ts';
import type { FreePerson } from '#services/free-tickets/free-order.ts';
import type { NamedZones } from '#catalogue/products/zone-sale.rules.ts';
import type { FreeSaleRefusal } from '#services/free-tickets/free-price.rules.ts';
import type { FreeProfileId } from '#services/free-tickets/free-profile.rules.ts';
import type { FreeTicketRules } from '#services/free-tickets/free-ticket.rules.ts';
import type { EditedTicket } from '#services/free-tickets/new-ticket-because-of.rules.ts';

/** What a ticket lies on after an edit: a phone, or the card that it has (spec 3 §4). */
export type EditedMedium =
  | { readonly kind: 'phone'; readonly phoneCountryCode: string; readonly phone: string }
  | { readonly kind: 'card' };

/** An edit of a free ticket as it is meant: all fields, changed or not (spec 3 §7). */
export type FreeEdit = FreePerson &
  NamedZones & {
    /** Of a department. */
    readonly agreementId: number;
    readonly profileId: FreeProfileId;
    readonly medium: EditedMedium;
    /** The first day of the new ticket; null for the first that is offered. */
    readonly timeOfChange: Temporal.PlainDate | null;
  };

/** What is sold, with the zones by id. */
export type SoldProduct = {
  readonly productId: string;
  readonly choice: ZoneChoice;
  readonly nrOfZones: number;
};

/** A ticket as it is, before an edit. */
export type TicketToEdit = EditedTicket & {
  readonly companyId: number;
  readonly ruled: RuledTicket;
  readonly sold: SoldProduct;
  /** Its card was made for it: the name stands on it. */
  readonly hasPrintedName: boolean;
};

/** What decides about the edit of a ticket. */
export type FreeEditFacts<Agreement extends FreeAgreement = FreeAgreement> = Pick<
  FreeOrderFacts<Agreement>,
  'tenant' | 'today' | 'agreements' | 'offerOn' | 'isMobile'
> & {
  readonly ticket: TicketToEdit;
  readonly rules: Pick<FreeTicketRules, 'actions' | 'refuseContinuation'>;
  readonly childEnd: ChildEndSettings;
  /** The tickets of the holder after the edit, and those on the phone after it, without those that the edit continues. */
  readonly heldByHolder: readonly HeldTicket[];
  readonly heldOnMedium: readonly HeldTicket[];
};

export type FreeEditRefusalCode =
  | 'TICKET_NOT_EDITABLE'
  | 'AGREEMENT_NOT_FOUND'
  | 'AGREEMENT_NOT_VALID'
  | 'TIME_OF_CHANGE_NOT_OFFERED'
  | 'INVALID_FIRST_NAME'
  | 'INVALID_LAST_NAME'
  | 'INVALID_EMPLOYEE_ID'
  | 'BIRTH_DATE_TOO_RECENT'
  | FreeSaleRefusal
  | 'MOBILE_TICKET_INVALID_PHONE'
  | 'MEDIUM_NOT_OFFERED'
  | 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS'
  | 'CONFLICTING_TICKET'
  | 'TICKET_ALREADY_EXISTS';

export type FreeEditRefusal =
  | { readonly code: FreeEditRefusalCode }
  /** Age and relation forbid the profile, or a setting of the company ends a child's ticket before it begins. */
  | { readonly code: 'PROFILE_MISMATCH'; readonly pastAge: ChildPastAge | null };
