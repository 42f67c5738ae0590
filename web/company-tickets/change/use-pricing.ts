import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import type { PricedTicket } from '@takst/domain/company-tickets/change-effect.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { companyProductsQuery } from '#company-tickets/order/order.queries.ts';
import { useSession } from '#session/use-session.ts';
import { monthsShown, pricedTicket, ticketsBefore } from './month-prices.ts';

type Changed = {
  /** The tickets that replace this one; empty if it is cancelled. */
  into: readonly CompanyTicket[];
  from: Temporal.PlainDate;
};

/**
 * Returns a function: the ticket's monthly cost before and after a change, or null while prices
 * load.
 */
export function usePricing(ticket: CompanyTicket, tickets: readonly CompanyTicket[]) {
  const { company, today } = useSession();
  // The change does not need the prices: the preview then shows them as unknown.
  const prices = useQuery({ ...companyProductsQuery(company.id), throwOnError: false });
  return ({ into, from }: Changed) => {
    if (prices.isPending) return null;
    const priced = (one: CompanyTicket): PricedTicket => pricedTicket(one, prices.data ?? []);
    const earlier = ticketsBefore(ticket, tickets).map(priced);
    const before = [...earlier, priced(ticket)];
    return monthsShown({ before, after: [...earlier, ...into.map(priced)], from }, today);
  };
}
