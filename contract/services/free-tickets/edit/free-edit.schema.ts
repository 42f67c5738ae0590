import * as z from 'zod/mini';
import { zoneName } from '#services/company-tickets/zone-fields.schema.ts';
import {
  freeHolderType,
  freeMediaType,
  freeProfileCode,
} from '#services/free-tickets/free-media-type.schema.ts';
import { childPastAge } from '#services/free-tickets/child-past-age.schema.ts';
import { freeMediumFields, hasZones } from '#services/free-tickets/order-free-ticket.contract.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { personName, requiredText } from '#platform/calls/text-fields.ts';
import { timeOfChange } from '#services/free-tickets/time-of-change.schema.ts';

const { phoneCountryCode, phone } = freeMediumFields;

/** As long as the longest that a ticket may have: an edit is held to its limits where it changes a text (spec 3 §5). */
const longestText = 100;
const editedName = personName(longestText, 1);

/** What may be changed of a ticket: all of it is sent, changed or not (spec 3 §7). */
const editedFields = {
  /** The department. */
  agreementNumber: id,
  profile: freeProfileCode,
  ticketHolderType: freeHolderType,
  employeeId: requiredText(longestText),
  firstName: editedName,
  lastName: editedName,
  dateOfBirth: calendarDate,
  mediaType: freeMediaType,
  /** Of a ticket on a phone. */
  phoneCountryCode,
  phone,
  validAllZones: z._default(z.boolean(), false),
  zoneFrom: z._default(zoneName, null),
  zoneTo: z._default(zoneName, null),
};

export const freeEditBody = z
  .strictObject({
    ...editedFields,
    /**
     * The first day of the new ticket, where the edit needs one: today at the earliest, six months ahead at the latest.
     * A moment is read as its business day. Null for the first day on which it may be.
     */
    timeOfChange: z._default(z.nullable(timeOfChange), null),
    /** What the user saw; without it the ticket is changed whatever it is now. */
    previous: z.optional(z.strictObject(editedFields)),
  })
  .check(
    ...hasZones(),
    z.refine(({ mediaType, phone }) => mediaType !== 'MOBILE_TICKET' || phone !== undefined, {
      error: 'required',
      path: ['phone'],
    }),
  );

export const freeEditExample = {
  agreementNumber: 500001,
  profile: 1,
  ticketHolderType: 'EMPLOYEE',
  employeeId: '4711',
  lastName: 'Reisende',
  firstName: 'Ny',
  dateOfBirth: '1985-05-14',
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: '46000002',
  zoneFrom: '1',
  zoneTo: '2Ø',
} as const;

/** Why a ticket is not edited. Fields that do not change are not checked. */
export const freeEditRefusals = {
  TICKET_NOT_FOUND: { status: 404 },
  /** It is over, has an end, goes on as another ticket, or its card is blocked (spec 3 §4). */
  TICKET_NOT_EDITABLE: { status: 409 },
  /** Another user has changed the ticket since. */
  TICKET_CHANGED_SINCE: { status: 409 },
  AGREEMENT_NOT_FOUND: { status: 404 },
  AGREEMENT_NOT_VALID: { status: 422 },
  TIME_OF_CHANGE_NOT_OFFERED: { status: 422 },
  INVALID_FIRST_NAME: { status: 422 },
  INVALID_LAST_NAME: { status: 422 },
  INVALID_EMPLOYEE_ID: { status: 422 },
  BIRTH_DATE_TOO_RECENT: { status: 422 },
  /** Age and relation forbid it, or a child is past the age at which the company's settings end its ticket. */
  PROFILE_MISMATCH: {
    status: 422,
    details: z.object({ pastAge: childPastAge }),
  },
  INVALID_ZONE_FROM: { status: 422 },
  INVALID_ZONE_TO: { status: 422 },
  PRODUCT_NOT_OFFERED: { status: 422 },
  MOBILE_TICKET_INVALID_PHONE: { status: 422 },
  /** A ticket on a phone does not come to a card (spec 3 §4). */
  MEDIUM_NOT_OFFERED: { status: 422 },
  /** The name stands on the card, and the new one is sent by post. */
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { status: 422 },
  /** The employee number, or this member of the family, has a ticket on the same days. */
  CONFLICTING_TICKET: { status: 422 },
  /** The phone has a free ticket on the same days, at this company or another. */
  TICKET_ALREADY_EXISTS: { status: 409 },
} as const;
