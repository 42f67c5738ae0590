import * as z from 'zod/mini';
import { zoneName } from '#services/company-tickets/zone-fields.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { holderName, requiredText } from '#platform/calls/text-fields.ts';
import { childPastAge } from './child-past-age.schema.ts';
import { freeHolderType, freeMediaType, freeProfileCode } from './free-media-type.schema.ts';

/** 2 to 20 characters (spec 3 §5). */
export const freeEmployeeId = requiredText(20, 2);

/** What a ticket lies on: a phone, a card that exists, or a new card (spec 3 §3). */
export const freeMediumFields = {
  mediaType: freeMediaType,
  phoneCountryCode: z.optional(
    z.string().check(z.regex(/^\+[1-9]\d{0,2}$/, { error: 'wrongFormat' })),
  ),
  phone: z.optional(z.string().check(z.regex(/^\d{4,14}$/, { error: 'numbersOnly' }))),
  /** Of a card that exists. */
  cardNumber: z.optional(z.string().check(z.maxLength(30, { error: 'maxLength' }))),
  /** A card is to be made: it has no number yet. */
  ordersNewCard: z._default(z.boolean(), false),
};

type MediumFields = {
  mediaType: 'MOBILE_TICKET' | 'TRAVEL_CARD';
  phoneCountryCode?: string | undefined;
  phone?: string | undefined;
  cardNumber?: string | undefined;
  ordersNewCard: boolean;
};

/** A phone for a mobile ticket; for a card its number, or that it is to be made. */
const hasMedium = <Fields extends MediumFields>() => [
  z.refine<Fields>(({ mediaType, phone }) => mediaType !== 'MOBILE_TICKET' || phone !== undefined, {
    error: 'required',
    path: ['phone'],
  }),
  z.refine<Fields>(
    ({ mediaType, cardNumber, ordersNewCard }) =>
      mediaType !== 'TRAVEL_CARD' || ordersNewCard === (cardNumber === undefined),
    { error: 'required', path: ['cardNumber'] },
  ),
];

/** The zones of a ticket by name, by id, or both (spec 3 §3); neither for all zones. */
export const freeZoneFields = {
  zoneFrom: z._default(zoneName, null),
  zoneTo: z._default(zoneName, null),
  zoneIdFrom: z.optional(z.nullable(z.string())),
  zoneIdTo: z.optional(z.nullable(z.string())),
  validAllZones: z._default(z.boolean(), false),
};

type FreeZoneFields = {
  validAllZones: boolean;
  zoneFrom: string | null;
  zoneTo: string | null;
  zoneIdFrom?: string | null | undefined;
  zoneIdTo?: string | null | undefined;
};

/** Both zones are named, or none of them for all zones. */
export const hasZones = <Fields extends FreeZoneFields>() => [
  z.refine<Fields>(
    ({ validAllZones, zoneFrom, zoneIdFrom }) =>
      validAllZones === (zoneFrom === null && (zoneIdFrom ?? null) === null),
    { error: 'required', path: ['zoneFrom'] },
  ),
  z.refine<Fields>(
    ({ validAllZones, zoneTo, zoneIdTo }) =>
      validAllZones === (zoneTo === null && (zoneIdTo ?? null) === null),
    { error: 'required', path: ['zoneTo'] },
  ),
];

/** The create payload (spec 3 §3). */
export const orderFreeTicketBody = z
  .strictObject({
    /** The department. */
    agreementNumber: id,
    firstName: holderName,
    lastName: holderName,
    employeeId: freeEmployeeId,
    dateOfBirth: calendarDate,
    ticketHolderType: freeHolderType,
    profile: freeProfileCode,
    startDate: calendarDate,
    ...freeZoneFields,
    ...freeMediumFields,
  })
  .check(...hasZones(), ...hasMedium());

/** Why a free ticket is not ordered (spec 3 §8). */
const freeOrderRefusals = {
  AGREEMENT_NOT_FOUND: { status: 404 },
  /** The phone or the card has a free ticket on the same days, at this company or another. */
  TICKET_ALREADY_EXISTS: { status: 409 },
  AGREEMENT_NOT_VALID: { status: 422 },
  START_DATE_TOO_EARLY: { status: 422 },
  START_DATE_TOO_LATE: { status: 422 },
  BIRTH_DATE_TOO_RECENT: { status: 422 },
  /** Age and relation forbid it, or a child is past the age at which the company's settings end its ticket. */
  PROFILE_MISMATCH: { status: 422, details: z.object({ pastAge: childPastAge }) },
  INVALID_ZONE_FROM: { status: 422 },
  INVALID_ZONE_TO: { status: 422 },
  PRODUCT_NOT_OFFERED: { status: 422 },
  MOBILE_TICKET_INVALID_PHONE: { status: 422 },
  CARD_NUMBER_INVALID: { status: 422 },
  NEW_CARD_NOT_OFFERED: { status: 422 },
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { status: 422 },
  /** The employee number, or this member of the family, has a ticket on the same days. */
  CONFLICTING_TICKET: { status: 422 },
} as const;

export const orderFreeTicket = route({
  method: 'POST',
  path: '/freeticket-api/ticket/create',
  summary: 'Orders a free ticket for an employee, a pensioner or somebody of a family',
  needs: 'freeTicket.order',
  body: orderFreeTicketBody,
  example: {
    agreementNumber: 500001,
    firstName: 'Ny',
    lastName: 'Reisende',
    employeeId: '4711',
    dateOfBirth: '1985-05-14',
    ticketHolderType: 'EMPLOYEE',
    profile: 1,
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
    mediaType: 'MOBILE_TICKET',
    phoneCountryCode: '+47',
    phone: '46000002',
  },
  reply: z.object({ id }),
  refusals: freeOrderRefusals,
});
