import { changeManyTickets as route } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { ticketToChange } from '@takst/domain/company-tickets/change-many-tickets.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { endTicket } from '#company-tickets/employee/end-company-ticket.ts';
import { resendCode } from '#company-tickets/employee/resend-pickup-code.ts';
import type { Clock } from '#time/clock.ts';
import { peopleWithTickets } from './candidate-tickets.query.ts';
import type { ChangeLine } from './change-lines.ts';

type Parts = { scopeOf: ScopeOfUser; clock: Clock; announce: AnnounceTicket };

/** Changes the ticket of one of many as its user would by hand, if they still may. */
export const changeOneTicket =
  ({ scopeOf, clock, announce }: Parts): ChangeLine =>
  async (change, { run, subscriberId }) => {
    const { tenant, userId, companyId, action, expiryDate } = run;
    const asking = { tenant, userId, companyId, needs: route.needs };
    const scope = await scopeOf(change.tx, asking);
    if (!scope) return { refused: { code: 'NOT_ALLOWED' } };
    const today = clock.today();
    const asked = { companyId, subscriberIds: [subscriberId], today };
    const [found] = await peopleWithTickets(change.tx, scope, asked);
    if (!found?.person) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const choice = ticketToChange(action, found.tickets);
    if ('fault' in choice) return { refused: { code: choice.fault } };
    const one = { scope, ticketId: choice.ticket.id, today, now: clock.now() };
    return expiryDate
      ? endTicket(change, { ...one, expiryDate })
      : resendCode({ ...change, announce }, one);
  };
