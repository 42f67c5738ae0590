import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';
import { heldTicketRefusals, notOfferedRefusals, orderFields } from './order-fields.schema.ts';
import { areZonesNamedOrAll } from './zone-fields.schema.ts';

/** The create-ticket payload (spec 2 §3), with the choices that a company with several has. */
export const orderCompanyTicketBody = z
  .strictObject({
    /** The agreement's number, as text. */
    agreementName: z
      .string({ error: 'required' })
      .check(z.regex(/^[1-9]\d{0,14}$/, { error: 'required' })),
    ...orderFields,
    /**
     * The person has new names or another employee number. Without it, a person with a known phone keeps the names
     * and number that the company has.
     */
    hasNewNames: z._default(z.boolean(), false),
    ...mobilePhone,
    /** None: each subscription is ordered by a call of its own (spec 2 §7). */
    addOns: z._default(z.array(z.never()), []),
  })
  .check(mobileIfNorwegian(), ...areZonesNamedOrAll());

/** Shorter than the service of the agreement wants it (spec 2 §5). */
export const employeeIdTooShort = { EMPLOYEE_ID_TOO_SHORT: { status: 422 } } as const;

/** Refusals of every order of a company ticket. */
export const orderRefusals = {
  ...heldTicketRefusals,
  AGREEMENT_NOT_FOUND: { status: 404 },
  ...notOfferedRefusals,
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
