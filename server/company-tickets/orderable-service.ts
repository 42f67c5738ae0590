import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/tickets/ticket-service-id.ts';
import { scopeWith } from '#access/authorise.ts';
import type { Scope } from '#access/scope.ts';
import { isWithinScope } from '#access/within-scope.ts';
import type { AgreementTerms } from '#agreements/agreements.public.ts';

/** The service whose tickets are ordered under agreements of a subtype. */
export const serviceOfSubtype = (subtype: string): SubscriberServiceId | null =>
  subscriberServiceIds.find((service) =>
    ticketServiceAccess[service].agreementSubtypes.some((one) => one === subtype),
  ) ?? null;

/** The service of an agreement, if the user may order from it in the company. */
export const orderableService =
  (scope: Scope) =>
  ({ subtype, companyId }: AgreementTerms): SubscriberServiceId | null => {
    const service = serviceOfSubtype(subtype);
    if (!service) return null;
    const { orderFeature } = ticketServiceAccess[service];
    return isWithinScope(scopeWith(scope, orderFeature), companyId) ? service : null;
  };
