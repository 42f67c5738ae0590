import { changeManyTickets as route } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { ticketToChange } from '@takst/domain/company-tickets/change-many-tickets.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import { changeTicket, type Tickets } from '#tickets/tickets.public.ts';
import type { Clock } from '#time/clock.ts';
import { findSubscribersWithTickets } from './candidate-tickets.query.ts';
import type { ChangeLine } from './change-lines.ts';

/** So far a change for many is about company tickets alone. */
const services = ['company-tickets'] as const;

type Dependencies = { scopeOf: ScopeOfUser; clock: Clock; tickets: Tickets };

/** Changes one subscriber's ticket as the user would on the employee page, if they still may. */
export const changeOneTicket =
  ({ scopeOf, clock, tickets }: Dependencies): ChangeLine =>
  async (change, { run, subscriberId }) => {
    const { tenant, userId, companyId, action, expiryDate } = run;
    const accessRequest = { tenant, userId, companyId, needs: route.needs };
    const scope = await scopeOf(change.tx, accessRequest);
    if (!scope) return { refused: { code: 'NOT_ALLOWED' } };
    const today = clock.today();
    const candidateRequest = { companyId, subscriberIds: [subscriberId], today };
    const [subscriber] = await findSubscribersWithTickets(change.tx, scope, candidateRequest);
    if (!subscriber?.person) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const choice = ticketToChange(action, subscriber.tickets);
    if ('fault' in choice) return { refused: { code: choice.fault } };
    const now = clock.now();
    const ticketRequest = { scope, services, ticketId: choice.ticket.id, today, now };
    return expiryDate
      ? changeTicket(tickets, tickets.end)(change, ticketRequest, { lastDay: expiryDate })
      : changeTicket(tickets, tickets.resendCode)(change, ticketRequest, { now });
  };
