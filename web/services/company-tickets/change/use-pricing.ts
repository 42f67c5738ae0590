import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import {
  chargedTicketIn,
  visibleMonths,
} from '@takst/domain/services/company-tickets/change-effect.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { companyProductsQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { PricedMonth, Replacement } from '#ticketing/tickets/change/ticket-kit.ts';
import { countsAsHeld, pricedTicket } from './month-prices.ts';

/**
 * Returns a function: the monthly cost of all the person's tickets in the company before and after a
 * change of this one, or null while prices load.
 */
export function usePricing(ticket: Pick<IssuedTicket, 'id'>, tickets: readonly IssuedTicket[]) {
  const { company, today } = useSession();
  // The change does not need the prices: the preview then shows them as unknown.
  const prices = useQuery({ ...companyProductsQuery(company.id), throwOnError: false });
  const { zones } = useTicketFacts();
  return ({ replacements, from }: Replacement): PricedMonth[] | null => {
    if (prices.isPending) return null;
    const toPriced = (issued: readonly IssuedTicket[]) =>
      issued.filter(countsAsHeld).map((one) => pricedTicket(one, prices.data ?? []));
    const changedIds = new Set([ticket, ...replacements].map(({ id }) => id));
    const others = tickets.filter(({ id }) => !changedIds.has(id));
    const change = {
      before: toPriced(tickets),
      after: toPriced([...others, ...replacements]),
      from,
    };
    const zonesIn = (priced: typeof change.before, month: Temporal.PlainDate) => {
      const charged = chargedTicketIn(priced, month);
      return charged ? zones(charged) : null;
    };
    return visibleMonths(change, today).map((effect) => ({
      ...effect,
      zonesBefore: zonesIn(change.before, effect.month),
      zonesAfter: zonesIn(change.after, effect.month),
    }));
  };
}
