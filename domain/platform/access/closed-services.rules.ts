import { isAgreementValid, isOpenForOrders } from '#platform/access/agreement-validity.rules.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import { type TicketServiceId, ticketServiceIds } from '#platform/access/ticket-service-id.ts';
import { type AccessQuestion, featuresFor } from './features-for.rules.ts';

/** Why a service is not open to a user in their company: the first thing that is in the way. */
export type ClosedService = { readonly service: TicketServiceId } & (
  | { readonly reason: 'no-agreement' | 'awaits-signature' }
  | { readonly reason: 'no-role' }
  | { readonly reason: 'expired'; readonly since: Temporal.PlainDate }
);

/**
 * The operator's services that a user cannot order in (spec 1 §4, §6): without an agreement, with one that
 * has expired or awaits a signature, or without the role.
 */
export function closedServices(question: AccessQuestion): ClosedService[] {
  const features = featuresFor(question);
  const sold = tenantOf(question.tenant).allowedAgreementTypes;
  return ticketServiceIds.flatMap((service): ClosedService[] => {
    const { feature, agreementSubtypes } = ticketServiceAccess[service];
    if (!agreementSubtypes.some((subtype) => sold.includes(subtype))) return [];
    const agreements = (question.company?.agreements ?? []).filter(({ subtype }) =>
      agreementSubtypes.some((one) => one === subtype),
    );
    if (agreements.length === 0) return [{ service, reason: 'no-agreement' }];
    const valid = agreements.filter((agreement) => isAgreementValid(agreement, question.today));
    const since = lastEnd(agreements);
    if (valid.length === 0 && since) return [{ service, reason: 'expired', since }];
    const isOpen = valid.some((agreement) => isOpenForOrders(agreement, question.today));
    if (valid.length > 0 && !isOpen) return [{ service, reason: 'awaits-signature' }];
    return features.has(feature) ? [] : [{ service, reason: 'no-role' }];
  });
}

const lastEnd = (
  agreements: readonly { readonly endDate: Temporal.PlainDate | null }[],
): Temporal.PlainDate | undefined =>
  agreements
    .flatMap(({ endDate }) => endDate ?? [])
    .toSorted(Temporal.PlainDate.compare)
    .at(-1);
