import * as z from 'zod/mini';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { freeHolderType, freeMediaType, freeProfileCode } from './free-media-type.schema.ts';

/** What is wrong with it is said by code, for each recipient (spec 3 §8), and not as a fault of the body. */
const anyText = z.string({ error: 'required' }).check(z.maxLength(1_000, { error: 'maxLength' }));
const anyZone = z._default(z.nullable(anyText), null);

const recipient = z.strictObject({
  profile: freeProfileCode,
  mediaType: freeMediaType,
  ticketHolderType: freeHolderType,
  employeeId: anyText,
  firstName: anyText,
  lastName: anyText,
  dateOfBirth: calendarDate,
  zoneFrom: anyZone,
  zoneTo: anyZone,
  validAllZones: z._default(z.boolean(), false),
  /** Of a card that exists. */
  cardNumber: z.optional(anyText),
  /** A card is to be made. */
  ordersNewCard: z._default(z.boolean(), false),
  phone: z.optional(anyText),
  phoneCountryCode: z.optional(anyText),
});
export type MassOrderRecipient = z.output<typeof recipient>;

const maxRecipients = 10_000;

/** The mass-order payload (spec 3 §3). */
export const massOrderBody = z.strictObject({
  /** The department of all of them. */
  agreementNumber: id,
  startDate: calendarDate,
  recipients: z
    .array(recipient)
    .check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(maxRecipients, { error: 'maxLength' }),
    ),
});
export type MassOrderBody = z.output<typeof massOrderBody>;

/** A body with the most recipients: some 250 bytes and 14 values each. */
export const massOrderLimits = {
  maxBodyBytes: 6_000_000,
  maxBodyValues: 20 * maxRecipients,
} as const;

export const massOrderExample = {
  agreementNumber: 500001,
  startDate: '2026-04-01',
  recipients: [
    {
      profile: 1,
      mediaType: 'MOBILE_TICKET',
      ticketHolderType: 'EMPLOYEE',
      employeeId: '4711',
      firstName: 'Ny',
      lastName: 'Reisende',
      dateOfBirth: '1985-05-14',
      zoneFrom: '1',
      zoneTo: '2Ø',
      phoneCountryCode: '+47',
      phone: '46000002',
    },
  ],
} as const;

/** What is wrong with the order as a whole (spec 3 §8). */
const generalErrors = [
  'START_DATE_TOO_EARLY',
  'START_DATE_TOO_LATE',
  'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
  /** Not in the specification: nothing may be ordered under the department from that day. */
  'AGREEMENT_NOT_VALID',
] as const;
export type MassOrderGeneralError = (typeof generalErrors)[number];

/** What is wrong with one recipient: the codes of spec 3 §8, and after them those that it has no words for. */
const recipientErrors = [
  'CONFLICTING_TICKET',
  'INVALID_ZONE_FROM',
  'INVALID_ZONE_TO',
  'BIRTH_DATE_TOO_RECENT',
  'PROFILE_MISMATCH',
  'INVALID_FIRST_NAME',
  'INVALID_LAST_NAME',
  'INVALID_EMPLOYEE_ID',
  'MOBILE_TICKET_NO_PHONE',
  'MOBILE_TICKET_INVALID_PHONE',
  'TICKET_ALREADY_EXISTS',
  'CARD_NUMBER_INVALID',
  'NEW_CARD_NOT_OFFERED',
  'PRODUCT_NOT_OFFERED',
] as const;
export type MassOrderRecipientError = (typeof recipientErrors)[number];

/** The mass-order result (spec 3 §3). */
export const massOrderResult = z.object({
  okCount: z.int(),
  errorCount: z.int(),
  generalErrors: z.array(z.enum(generalErrors)),
  recipientErrors: z.array(
    z.object({
      /** From 0. */
      indexInInput: z.int(),
      errors: z.array(z.enum(recipientErrors)),
    }),
  ),
});
export type MassOrderResult = z.output<typeof massOrderResult>;
