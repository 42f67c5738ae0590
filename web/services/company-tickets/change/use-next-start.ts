import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { firstStartFrom } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { refuseOrder } from '@takst/domain/services/company-tickets/order-company-ticket.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { countsAsHeld } from './month-prices.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDateTerms } from '#ticketing/subscribers/dates/use-date-terms.ts';

type HeldTicket = Pick<IssuedTicket, 'startDate' | 'expirationDate' | 'status'>;

/**
 * Returns a function: the first date from which a person with these tickets can get a new one, by
 * the order's own rule.
 */
export function useNextStart(): (tickets: readonly HeldTicket[]) => Temporal.PlainDate | null {
  const { company, today } = useSession();
  const { quarantineDays } = company.agreementSettings;
  const terms = useDateTerms();
  return (tickets) => {
    const heldTickets = tickets.filter(countsAsHeld);
    const first = firstStartFrom(firstOfMonth(today), terms);
    const refusal = first && refuseOrder({ heldTickets, start: first, quarantineDays });
    if (refusal?.code !== 'START_DATE_IN_QUARANTINE') return refusal ? null : first;
    const { firstPossibleStart } = refusal;
    return firstStartFrom(firstPossibleStart, terms) ?? firstPossibleStart;
  };
}
