import * as z from 'zod/mini';
import { route } from '#route.ts';
import { calendarDate, id } from '#scalars.ts';
import { holderName, mobileIfNorwegian, mobilePhone } from '#text-fields.ts';
import { employeeId } from './employee-id.schema.ts';
import { areZonesNamedOrAll, zoneName } from './zone-fields.schema.ts';

/** The create-ticket payload (spec 2 §3), with the choices that a company with several has. */
export const orderCompanyTicketBody = z
  .strictObject({
    /** The agreement's number, as text. */
    agreementName: z
      .string({ error: 'required' })
      .check(z.regex(/^[1-9]\d{0,14}$/, { error: 'required' })),
    /** The agreement decides how long it is at least. */
    employeeId,
    firstName: holderName,
    lastName: holderName,
    /**
     * The person has new names or another employee number. Otherwise somebody whom the company knows by this
     * phone keeps those that it has.
     */
    hasNewNames: z._default(z.boolean(), false),
    ...mobilePhone,
    startDate: calendarDate,
    /** Zone names; both null when the ticket is for all zones. */
    zoneFrom: zoneName,
    zoneTo: zoneName,
    validAllZones: z._default(z.boolean(), false),
    /** The product that the zones are sold as; any other one is refused. */
    productId: z.optional(z.string().check(z.minLength(1))),
    profileId: z._default(z.string().check(z.minLength(1)), 'ADULT'),
    /** None: each subscription is ordered by a call of its own (spec 2 §7). */
    addOns: z._default(z.array(z.never()), []),
  })
  .check(mobileIfNorwegian(), ...areZonesNamedOrAll());

/** Shorter than the service of the agreement wants it (spec 2 §5). */
export const employeeIdTooShort = { EMPLOYEE_ID_TOO_SHORT: { status: 422 } } as const;

/** Why a ticket is not ordered, whoever orders it. */
export const orderRefusals = {
  TICKET_ALREADY_HELD: { status: 409 },
  /** Dates under the wire's own names (spec 2 §8, domain: Quarantine). */
  START_DATE_IN_QUARANTINE: {
    status: 409,
    details: z.object({
      expectedQuaranteenEndDate: calendarDate,
      lastOrder: z.object({ expirationDate: calendarDate }),
    }),
  },
  AGREEMENT_NOT_FOUND: { status: 404 },
  AGREEMENT_NOT_VALID: { status: 422 },
  START_DATE_NOT_OFFERED: { status: 422 },
  ZONES_NOT_OFFERED: { status: 422 },
  PROFILE_NOT_OFFERED: { status: 422 },
  PRODUCT_NOT_OFFERED: { status: 422 },
  PHONE_NOT_MOBILE: { status: 422 },
  ...employeeIdTooShort,
} as const;

export const orderCompanyTicket = route({
  method: 'POST',
  path: '/api/ticket/create',
  summary:
    'Orders a ticket for one person of a company, by the agreement from a company or housing',
  needs: { any: ['companyTicket.order', 'housing.order'] },
  body: orderCompanyTicketBody,
  example: {
    agreementName: '500001',
    employeeId: '4711',
    firstName: 'Ny',
    lastName: 'Reisende',
    phoneCountryCode: '+47',
    phone: '46000001',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  reply: z.object({ id, subscriberId: id }),
  refusals: orderRefusals,
});
