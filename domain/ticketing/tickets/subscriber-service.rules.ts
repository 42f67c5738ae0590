import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '#platform/access/ticket-service-id.ts';

/** The service for the people of a company whose tickets are ordered under agreements of a subtype. */
export const serviceOfSubtype = (subtype: string): SubscriberServiceId | null =>
  subscriberServiceIds.find((service) =>
    ticketServiceAccess[service].agreementSubtypes.some((one) => one === subtype),
  ) ?? null;
