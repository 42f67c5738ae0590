import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { startDatesFor } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { refuseOrder } from '@takst/domain/company-tickets/order-company-ticket.rules.ts';
import { useSession } from '#session/use-session.ts';

type HeldTicket = Pick<IssuedTicket, 'startDate' | 'expirationDate' | 'status'>;

const countsAsHeld = ({ status }: HeldTicket): boolean =>
  status !== 'cancelled' && status !== 'failed';

/**
 * Returns a function: the first date from which a person with these tickets can get a new one, by
 * the order's own rule.
 */
export function useNextStart(): (tickets: readonly HeldTicket[]) => Temporal.PlainDate | null {
  const { company, today, features } = useSession();
  const { quarantineDays, increasedExpiry } = company.agreementSettings;
  return (tickets) => {
    const heldTickets = tickets.filter(countsAsHeld);
    const refusalOn = (start: Temporal.PlainDate) =>
      refuseOrder({ held: heldTickets, start, quarantineDays });
    const choices = features.has('dates.arbitrary')
      ? [today]
      : startDatesFor({ today, increasedExpiry });
    const first = choices.find((start) => refusalOn(start) === null);
    if (first) return first;
    const refusal = refusalOn(today);
    return refusal?.code === 'START_DATE_IN_QUARANTINE' ? refusal.firstPossibleStart : null;
  };
}
