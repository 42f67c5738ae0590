import type { Phone } from '#ticketing/holders/slot.ts';
import type { TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import { areZonesUnchanged, type ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import type { FreeProfileId } from './free-profile.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/**
 * Why an edit needs a new ticket, in the order in which they are told (spec 3 §3 "Ticket change check"). COMPANY is a
 * word of the specification that never arises: an edit names departments of its own company alone.
 */
export const newTicketReasons = [
  'ZONE',
  'AGREEMENT',
  'COMPANY',
  'NAME',
  'DATE_OF_BIRTH',
  'PROFILE_ID',
  'EMPLOYEE_ID',
  'TICKET_HOLDER_TYPE',
  'MEDIA_TYPE',
  'PHONE_NUMBER',
] as const;
export type NewTicketReason = (typeof newTicketReasons)[number];

/** What a user may change of a free ticket. */
export type EditableFields = {
  readonly agreementId: number;
  readonly holderType: FreeHolderType;
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Temporal.PlainDate;
  readonly profileId: FreeProfileId;
  /** By zone ids. */
  readonly zones: ZoneChoice;
  readonly medium: 'phone' | 'card';
  /** Null on a card. */
  readonly phone: Phone | null;
};

/** A ticket as it is. */
export type EditedTicket = EditableFields & {
  readonly status: TicketStatus;
  readonly downloadedToPhone: boolean;
  /** The card exists: what stands on it cannot be changed. */
  readonly isCardMade: boolean;
};

/**
 * Returns the reasons for which an edit needs a new ticket; none when the ticket is changed in place (domain: Editing).
 * A pending ticket that nobody has fetched is changed in place, save for the medium.
 */
export function newTicketBecauseOf(
  ticket: EditedTicket,
  edited: EditableFields,
): readonly NewTicketReason[] {
  const changes = changedReasons(ticket, edited);
  const isUntouched = ticket.status === 'pending' && !ticket.downloadedToPhone;
  return newTicketReasons.filter(
    (reason) =>
      changes[reason] && (isUntouched ? reason === 'MEDIA_TYPE' : needsNewTicket(reason, ticket)),
  );
}

/** Zones, price, tax and what is signed need a new ticket; a name does where it lies on a phone or stands on a card. */
function needsNewTicket(reason: NewTicketReason, { medium, isCardMade }: EditedTicket): boolean {
  switch (reason) {
    case 'NAME':
    case 'DATE_OF_BIRTH':
      return medium === 'phone' || isCardMade;
    case 'PHONE_NUMBER':
      return medium === 'phone';
    default:
      return true;
  }
}

const changedReasons = (
  ticket: EditableFields,
  edited: EditableFields,
): Record<NewTicketReason, boolean> => ({
  ZONE: !areZonesUnchanged(ticket.zones, edited.zones),
  AGREEMENT: ticket.agreementId !== edited.agreementId,
  COMPANY: false,
  NAME: ticket.firstName !== edited.firstName || ticket.lastName !== edited.lastName,
  DATE_OF_BIRTH: !ticket.birthDate.equals(edited.birthDate),
  PROFILE_ID: ticket.profileId !== edited.profileId,
  EMPLOYEE_ID: ticket.employeeId !== edited.employeeId,
  TICKET_HOLDER_TYPE: ticket.holderType !== edited.holderType,
  MEDIA_TYPE: ticket.medium !== edited.medium,
  PHONE_NUMBER: isOtherPhone(ticket, edited),
});

/** A ticket that leaves the phone, or comes to one, changes its medium instead. */
export const isOtherPhone = (ticket: EditableFields, edited: EditableFields): boolean =>
  ticket.medium === edited.medium &&
  (ticket.phone?.phone !== edited.phone?.phone ||
    ticket.phone?.phoneCountryCode !== edited.phone?.phoneCountryCode);

/** Whether an edit changes nothing. */
export const isEditEmpty = (ticket: EditableFields, edited: EditableFields): boolean =>
  !Object.values(changedReasons(ticket, edited)).includes(true);
