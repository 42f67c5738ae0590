import { monthsFrom, firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { payrollWindow } from '@takst/domain/billing/payroll/payroll-window.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import type { UnitCostsRequest } from './unit-costs.query.ts';

type CostsCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly query: { readonly month?: Temporal.PlainDate | undefined };
  readonly today: Temporal.PlainDate;
};

/** The costs of a month (today's without one) beside the month before it. */
export function costsOf(
  { scope, params, query, today }: CostsCall,
  services: TicketServices,
): UnitCostsRequest {
  const month = firstOfMonth(query.month ?? today);
  const months = [month.subtract({ months: 1 }), month];
  return { scope, companyId: params.id, services, month, months, today };
}

/** With the six months that follow too (spec 2 §7). */
export function costsAhead(call: CostsCall, services: TicketServices): UnitCostsRequest {
  const costs = costsOf(call, services);
  const { oldDate, newDate } = payrollWindow(costs.month);
  return { ...costs, months: monthsFrom(oldDate, newDate) };
}
