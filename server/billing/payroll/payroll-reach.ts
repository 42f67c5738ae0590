import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import { payrollWindow } from '@takst/domain/billing/payroll/payroll-window.rules.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import type { ChangesRequest } from './payroll-changes.query.ts';

type CompanyCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
};

/** What a company pays for its people under services. */
const chargesOf = (
  { scope, params, today }: CompanyCall,
  services: TicketServices,
  serviceIds: readonly SubscriberServiceId[],
) => ({ scope, companyId: params.id, services, serviceIds, today });

/** The company tickets and subscriptions of a company: what its employees are paid less for. */
export const deductionsOf = (call: CompanyCall, services: TicketServices) =>
  chargesOf(call, services, ['company-tickets']);

/** The changes of a month (today's without one) and of the coming ones, under the services that the user has there. */
export const windowOf = (
  call: CompanyCall & { readonly query: { readonly from?: Temporal.PlainDate | undefined } },
  services: TicketServices,
): ChangesRequest => ({
  ...chargesOf(call, services, servicesOf(call)),
  ...payrollWindow(call.query.from ?? call.today),
});

/** One agreement excludes the other (spec 1 §4), so it is one of them. */
export const servicesOf = ({ scope, params }: CompanyCall): SubscriberServiceId[] =>
  servicesIn({ scope, services: subscriberServiceIds }, params.id);
