import * as z from 'zod/mini';
import {
  heldTicketRefusals,
  notOfferedRefusals,
  orderFields,
} from '#services/company-tickets/order-fields.schema.ts';
import { areZonesNamedOrAll } from '#services/company-tickets/zone-fields.schema.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { employeeIdRefusal, formParams, formRefusals } from './order-form.schema.ts';

export const orderFormBody = z
  .strictObject({
    /** Of the proved phone, for which the ticket is. */
    token: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(200)),
    agreementNumber: id,
    ...orderFields,
    /** Whether the form stands in a page of the company, or was opened by its address. */
    channel: z.enum(['widget', 'link']),
    /** The visitor's consent; an order without it does not exist. */
    hasAccepted: z.literal(true, { error: 'required' }),
  })
  .check(...areZonesNamedOrAll());

export const submitOrderForm = route({
  method: 'POST',
  path: '/order-form-api/{clientId}/order',
  summary: 'Orders a ticket for the proved phone, or asks the company for one, as its settings say',
  needs: 'anyone',
  params: formParams,
  body: orderFormBody,
  example: {
    token: 'of-a-proved-phone',
    agreementNumber: 500_001,
    firstName: 'Ny',
    lastName: 'Reisende',
    employeeId: '4711',
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
    channel: 'widget',
    hasAccepted: true,
  },
  /** The same answer for the same order of a phone, however often it is sent. */
  reply: z.object({ outcome: z.enum(['ordered', 'requested']) }),
  refusals: {
    ...formRefusals,
    ...employeeIdRefusal,
    PHONE_NOT_PROVED: { status: 403 },
    ...heldTicketRefusals,
    ...notOfferedRefusals,
  },
});
