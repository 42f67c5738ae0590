import { twoHomesRefusals } from '@takst/domain/services/school-tickets/two-homes-refusal.ts';
import { maxPupilsOfOrder } from '@takst/domain/services/school-tickets/order/order-limits.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { personName, requiredText } from '#platform/calls/text-fields.ts';
import { schoolMediaTypes } from '../school-ticket.schema.ts';

/** Names of a pupil have 2 to 100 characters, a class 1 to 100, a student number 2 to 20 (spec 3 §5, §9). */
export const pupilFields = {
  firstName: personName(100, 2),
  lastName: personName(100, 2),
  className: requiredText(100),
  studentId: requiredText(20, 2),
};

/**
 * A pupil with a phone or with a card that exists; without a number a new card, with or without a name on it
 * (spec 3 §3).
 */
const recipient = z
  .strictObject({
    mediaType: z.enum(schoolMediaTypes, { error: 'required' }),
    firstName: z.optional(pupilFields.firstName),
    lastName: z.optional(pupilFields.lastName),
    className: z.optional(pupilFields.className),
    studentId: z.optional(pupilFields.studentId),
    phoneCountryCode: z.optional(
      z.string().check(z.regex(/^\+[1-9]\d{0,2}$/, { error: 'wrongFormat' })),
    ),
    phone: z.optional(z.string().check(z.regex(/^\d{4,14}$/, { error: 'numbersOnly' }))),
    cardNumber: z.optional(z.string().check(z.maxLength(30, { error: 'maxLength' }))),
    /** The zones to the second home of the pupil, on a card alone. */
    secondZoneIdFrom: z.optional(z.string()),
    secondZoneIdTo: z.optional(z.string()),
  })
  .check(
    z.refine(({ mediaType, phone }) => mediaType !== 'MOBILE_TICKET' || phone !== undefined, {
      error: 'required',
      path: ['phone'],
    }),
    ...(['firstName', 'lastName', 'className'] as const).map((name) =>
      z.refine<Recipient>((one) => mayBeNameless(one) || one[name] !== undefined, {
        error: 'required',
        path: [name],
      }),
    ),
    ...(['secondZoneIdFrom', 'secondZoneIdTo'] as const).map((name) =>
      z.refine<Recipient>((one) => !hasSecondHome(one) || one[name] !== undefined, {
        error: 'required',
        path: [name],
      }),
    ),
  );

type Recipient = Partial<Record<'secondZoneIdFrom' | 'secondZoneIdTo', string | undefined>> & {
  mediaType: (typeof schoolMediaTypes)[number];
  firstName?: string | undefined;
  lastName?: string | undefined;
  className?: string | undefined;
  cardNumber?: string | undefined;
};

/** A new card on which a name is written later says nothing of a pupil. */
const mayBeNameless = ({ mediaType, cardNumber, ...pupil }: Recipient): boolean =>
  mediaType === 'TRAVEL_CARD' &&
  cardNumber === undefined &&
  [pupil.firstName, pupil.lastName, pupil.className].every((text) => text === undefined);

const hasSecondHome = ({ secondZoneIdFrom, secondZoneIdTo }: Recipient): boolean =>
  secondZoneIdFrom !== undefined || secondZoneIdTo !== undefined;

/** The school create payload (spec 3 §3). */
export const orderSchoolTicketsBody = z
  .strictObject({
    agreementNumber: id,
    startDate: calendarDate,
    recipients: z
      .array(recipient)
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(maxPupilsOfOrder, { error: 'maxLength' }),
      ),
    validAllZones: z._default(z.boolean(), false),
    zoneIdFrom: z._default(z.nullable(z.string()), null),
    zoneIdTo: z._default(z.nullable(z.string()), null),
  })
  .check(
    ...(['zoneIdFrom', 'zoneIdTo'] as const).map((name) =>
      z.refine<{ validAllZones: boolean; zoneIdFrom: string | null; zoneIdTo: string | null }>(
        (body) => body.validAllZones === (body[name] === null),
        { error: 'required', path: [name] },
      ),
    ),
  );
export type OrderSchoolTicketsBody = z.output<typeof orderSchoolTicketsBody>;

/** Why one of the pupils gets no ticket. */
export const recipientRefusals = [
  /** Not 10, 11 or 16 digits (spec 3 §6). */
  'CARD_NUMBER_INVALID',
  'MOBILE_TICKET_INVALID_PHONE',
  /** The same name in the same class of the school has a ticket on the same days. */
  'CONFLICTING_TICKET',
  'PHONE_HAS_TICKET',
  'CARD_HAS_TICKET',
  ...twoHomesRefusals,
  /** The same pupil, phone or card stands further up in the order. */
  'LISTED_TWICE',
] as const;
export type RecipientRefusal = (typeof recipientRefusals)[number];

/** Each refused pupil with everything that stands in the way; `index` counts from 0 in the order. */
const refusedRecipients = z.object({
  recipients: z.array(z.object({ index: z.int(), codes: z.array(z.enum(recipientRefusals)) })),
});

export const orderSchoolTickets = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/create',
  summary: 'Orders school tickets for pupils, all of them or none',
  needs: 'school.order',
  body: orderSchoolTicketsBody,
  example: {
    agreementNumber: 500001,
    startDate: '2026-04-01',
    recipients: [
      {
        mediaType: 'MOBILE_TICKET',
        firstName: 'Nora',
        lastName: 'Berg',
        className: '8A',
        phoneCountryCode: '+47',
        phone: '46000003',
      },
    ],
    zoneIdFrom: 'RUT:TariffZone:1',
    zoneIdTo: 'RUT:TariffZone:2Ø',
  },
  /** The tickets in the order of the pupils. */
  reply: z.object({ ids: z.array(id) }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
    /** Not within the bounds of a school year that may be ordered today. */
    START_DATE_NOT_OFFERED: { status: 422 },
    INVALID_ZONE_FROM: { status: 422 },
    INVALID_ZONE_TO: { status: 422 },
    PRODUCT_NOT_OFFERED: { status: 422 },
    /** The agreement has no tickets on phones, on existing cards or on new ones. */
    MEDIUM_NOT_OFFERED: { status: 422 },
    TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { status: 422 },
    /** A pupil of the order is refused, the first one for the number of the card (spec 3 §8). */
    CARD_NUMBER_INVALID: { status: 400, details: refusedRecipients },
    /** Pupils of the order are refused. */
    RECIPIENTS_REFUSED: { status: 422, details: refusedRecipients },
  },
});
