import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { AgreementTerms } from '#customers/agreements/agreements.public.ts';

/** The service of an agreement, if the user may order from it in the company. */
export const orderableService =
  (scope: Scope) =>
  ({ subtype, companyId }: AgreementTerms): SubscriberServiceId | null => {
    const service = serviceOfSubtype(subtype);
    if (!service) return null;
    const { orderFeature } = ticketServiceAccess[service];
    return isWithinScope(scopeWith(scope, orderFeature), companyId) ? service : null;
  };
