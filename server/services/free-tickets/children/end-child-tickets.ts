import { lastDayNow } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { jobScope } from '#platform/scope/job-scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  endedOn,
  statusOf,
  type TicketRow,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from '../ticket/free-services.ts';
import { childFactsOf } from './child-ends.query.ts';
import type { ChildTicketKey } from './children-to-end.query.ts';

/**
 * Gives children's tickets of one operator the last day that they have to have by the settings of their companies, or takes
 * one away that a setting no longer gives (domain: Children). Returns how many it has changed. An end by hand stays.
 */
export async function endChildTickets(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  keys: readonly ChildTicketKey[],
  today: Temporal.PlainDate,
): Promise<number> {
  const [first] = keys;
  if (!first) return 0;
  const { tenant } = first;
  const scope = jobScope(tenant, [...new Set(keys.map(({ companyId }) => companyId))]);
  const ids = keys.map(({ id }) => id);
  const lockedTickets = await tickets.lock(change.tx, { scope, services, ids, today });
  const facts = await childFactsOf(change.tx, scope, ids);
  const ends = lockedTickets.flatMap(
    (ticket): { row: TicketRow; lastDay: Temporal.PlainDate | null }[] => {
      const childFacts = ticket && facts.get(ticket.row.id);
      if (!ticket || !childFacts) return [];
      const { row } = ticket;
      const { expiration_date: expirationDate } = row;
      const state = { status: statusOf(row, today), expirationDate, endedOn: endedOn(row) };
      const lastDay = lastDayNow({ ...childFacts.child, ...state }, childFacts.childEnd, today);
      return isSameDay(lastDay, expirationDate) ? [] : [{ row, lastDay }];
    },
  );
  if (ends.length > 0) await tickets.endByRule(change, ends, { tenant });
  return ends.length;
}

const isSameDay = (one: Temporal.PlainDate | null, other: Temporal.PlainDate | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);
