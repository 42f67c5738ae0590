import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { heldTicketRefusals } from '#services/company-tickets/order-fields.schema.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { subscriptionType } from '#ticketing/subscribers/subscription.schema.ts';
import { mobileIfNorwegian, mobilePhone } from '#platform/calls/text-fields.ts';

/** The phone of a person from now on, and the one that the user saw. The same one means a new device. */
export const newPhone = z
  .strictObject({ ...mobilePhone, previous: z.strictObject(mobilePhone) })
  .check(mobileIfNorwegian());
export type NewPhone = z.output<typeof newPhone>;

export const changePhone = route({
  method: 'POST',
  path: '/api/subscriber/{id}/change-phone',
  summary:
    'Gives a person another phone: their tickets go on with new codes, sent there, the old ones end at once, and ' +
    'their subscriptions go along',
  needs: anySubscriberService,
  body: newPhone,
  example: {
    phoneCountryCode: '+47',
    phone: '46000001',
    previous: { phoneCountryCode: '+47', phone: '46000002' },
  },
  reply: z.object({ subscriberId: id }),
  refusals: {
    SUBSCRIBER_NOT_FOUND: { status: 404 },
    PHONE_NOT_MOBILE: { status: 422 },
    /** Another user has changed the phone since; this is the current one. */
    PHONE_CHANGED_SINCE: changedSince(mobilePhone),
    /** The phone is another person's in this company. */
    PHONE_OF_ANOTHER: { status: 409, details: z.object({ subscriberId: id }) },
    /** As for an order (spec 2 §8). */
    ...heldTicketRefusals,
    /** The phone has one of a type that the person has too, whichever company ordered it. */
    SUBSCRIPTION_ALREADY_HELD: { status: 409, details: z.object({ type: subscriptionType }) },
  },
});
