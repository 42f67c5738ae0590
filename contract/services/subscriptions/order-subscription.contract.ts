import * as z from 'zod/mini';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { employeeIdTooShort } from '#services/company-tickets/order-company-ticket.contract.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { holderName, mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';
import { subscriptionType } from '#ticketing/subscribers/subscription.schema.ts';

const orderSubscriptionBody = z
  .strictObject({
    agreementId: id,
    type: subscriptionType,
    /** As in an order of a ticket. */
    employeeId,
    firstName: holderName,
    lastName: holderName,
    /** As in an order of a ticket: without it, a known person keeps their names. */
    hasNewNames: z._default(z.boolean(), false),
    ...mobilePhone,
    /** Defaults to the first start that is offered. */
    startDate: z.optional(calendarDate),
  })
  .check(mobileIfNorwegian());

export const orderSubscription = route({
  method: 'POST',
  path: '/api/subscription/create',
  summary: 'Orders one subscription for a person of a company, beside or without a ticket',
  needs: { any: ['companyTicket.order', 'housing.order'] },
  body: orderSubscriptionBody,
  example: {
    agreementId: 500001,
    type: 'JOULE',
    employeeId: '4711',
    firstName: 'Ny',
    lastName: 'Reisende',
    phoneCountryCode: '+47',
    phone: '46000001',
    startDate: '2026-04-01',
  },
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    /** The person has one of the type, whichever company ordered it (spec 2 §8). */
    SUBSCRIPTION_ALREADY_HELD: { status: 409, details: z.object({ type: subscriptionType }) },
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
    SUBSCRIPTION_NOT_AVAILABLE: { status: 422 },
    START_DATE_NOT_OFFERED: { status: 422 },
    PHONE_NOT_MOBILE: { status: 422 },
    ...employeeIdTooShort,
  },
});
