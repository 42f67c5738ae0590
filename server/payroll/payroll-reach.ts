import type { Scope } from '#access/scope.ts';
import { payrollWindow } from '@takst/domain/payroll/payroll-window.rules.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import type { ChangesRequest } from './payroll-changes.query.ts';

type CompanyCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
};

/** The company tickets and subscriptions of a company: what its employees are paid less for. */
export const deductionsOf = ({ scope, params }: CompanyCall, services: TicketServices) => ({
  scope,
  companyId: params.id,
  services,
  serviceIds: ['company-tickets'] as const,
});

/** The changes of a month (today's without one) and of the coming ones. */
export const windowOf = (
  call: CompanyCall & { readonly query: { readonly from?: Temporal.PlainDate | undefined } },
  services: TicketServices,
): ChangesRequest => ({
  ...deductionsOf(call, services),
  ...payrollWindow(call.query.from ?? call.today),
});
