import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { PricedTicket } from '@takst/domain/company-tickets/change-effect.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { companyProductsQuery } from '#tickets/offer/order.queries.ts';
import { useSession } from '#session/use-session.ts';
import { visibleMonths, pricedTicket, ticketsBefore } from './month-prices.ts';

type Replacement = {
  /** The tickets that replace this one; empty if it is cancelled. */
  replacements: readonly IssuedTicket[];
  from: Temporal.PlainDate;
};

/**
 * Returns a function: the ticket's monthly cost before and after a change, or null while prices
 * load.
 */
export function usePricing(ticket: IssuedTicket, tickets: readonly IssuedTicket[]) {
  const { company, today } = useSession();
  // The change does not need the prices: the preview then shows them as unknown.
  const prices = useQuery({ ...companyProductsQuery(company.id), throwOnError: false });
  return ({ replacements, from }: Replacement) => {
    if (prices.isPending) return null;
    const toPriced = (one: IssuedTicket): PricedTicket => pricedTicket(one, prices.data ?? []);
    const earlier = ticketsBefore(ticket, tickets).map(toPriced);
    const before = [...earlier, toPriced(ticket)];
    return visibleMonths(
      { before, after: [...earlier, ...replacements.map(toPriced)], from },
      today,
    );
  };
}
