import * as z from 'zod/mini';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';
import { employeeIdRefusal, formParams, formRefusals } from './order-form.schema.ts';

/** The answer is the same for every phone: only a proven phone learns whether it has a ticket. */
export const sendPhoneCode = route({
  method: 'POST',
  path: '/order-form-api/{clientId}/send-code',
  summary: 'Sends a code by SMS, with which the visitor of an order form proves a phone',
  needs: 'anyone',
  counted: 'codes',
  params: formParams,
  body: z
    .strictObject({
      ...mobilePhone,
      /** Checked first, so that no message is sent for a number that the order would be refused for. */
      employeeId,
    })
    .check(mobileIfNorwegian()),
  example: { phoneCountryCode: '+47', phone: '46000001', employeeId: '4711' },
  reply: z.object({ validUntil: instant }),
  refusals: { ...formRefusals, ...employeeIdRefusal, PHONE_NOT_MOBILE: { status: 422 } },
});
