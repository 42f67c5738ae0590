import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import type { PricedTicket } from '@takst/domain/company-tickets/change-effect.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { companyProductsQuery } from '#company-tickets/order/order.queries.ts';
import { useSession } from '#session/use-session.ts';
import { monthsShown, pricedTicket, ticketsBefore } from './month-prices.ts';

type Changed = {
  /** What takes the place of the ticket: ended, with another after it, or nothing. */
  into: readonly CompanyTicket[];
  from: Temporal.PlainDate;
};

/** Tells what a ticket's months cost before and after a change; null until the prices are there. */
export function usePricing(ticket: CompanyTicket, tickets: readonly CompanyTicket[]) {
  const { company, today } = useSession();
  // Without prices the change can be made all the same: then they are not set, and said to be so.
  const prices = useQuery({ ...companyProductsQuery(company.id), throwOnError: false });
  return ({ into, from }: Changed) => {
    if (prices.isPending) return null;
    const priced = (one: CompanyTicket): PricedTicket => pricedTicket(one, prices.data ?? []);
    const earlier = ticketsBefore(ticket, tickets).map(priced);
    const before = [...earlier, priced(ticket)];
    return monthsShown({ before, after: [...earlier, ...into.map(priced)], from }, today);
  };
}
