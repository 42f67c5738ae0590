import * as z from 'zod/mini';
import { employeeId } from '#ticketing/subscribers/employee-id.schema.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { holderName } from '#platform/calls/text-fields.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** What is known of a person beside the phone (spec 2 §5). */
export const contactDetails = z.strictObject({
  firstName: holderName,
  lastName: holderName,
  employeeId,
});
export type ContactDetails = z.output<typeof contactDetails>;

export const updateContactDetails = route({
  method: 'POST',
  path: '/api/ticket/update-contact-details-for-all-entries-with-same-phone-number-as-this-order-id/{id}',
  summary: 'Changes name and employee number in every entry of the person in the company',
  needs: anySubscriberService,
  body: contactDetails,
  example: { firstName: 'Ny', lastName: 'Reisende', employeeId: '4711' },
  reply: z.object({ subscriberId: id }),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
