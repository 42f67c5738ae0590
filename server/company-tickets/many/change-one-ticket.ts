import { changeManyTickets as route } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { ticketToChange } from '@takst/domain/company-tickets/change-many-tickets.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { AnnounceTicket } from '#tickets/tickets.public.ts';
import { endTicket } from '#company-tickets/employee/end-company-ticket.ts';
import { resendCode } from '#company-tickets/employee/resend-pickup-code.ts';
import type { Clock } from '#time/clock.ts';
import { findSubscribersWithTickets } from './candidate-tickets.query.ts';
import type { ChangeLine } from './change-lines.ts';

type Dependencies = { scopeOf: ScopeOfUser; clock: Clock; announce: AnnounceTicket };

/** Changes one subscriber's ticket as the user would on the employee page, if they still may. */
export const changeOneTicket =
  ({ scopeOf, clock, announce }: Dependencies): ChangeLine =>
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
    const ticketRequest = { scope, ticketId: choice.ticket.id, today, now: clock.now() };
    return expiryDate
      ? endTicket(change, { ...ticketRequest, expiryDate })
      : resendCode({ ...change, announce }, ticketRequest);
  };
