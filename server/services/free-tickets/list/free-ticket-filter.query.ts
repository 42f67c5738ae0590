import {
  type FreeTicketFilter,
  freeTicketFilters,
  type ListedStatus,
} from '@takst/contract/services/free-tickets/list/free-ticket-filter.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isCurrentEntry, ticketStatusOn } from '#ticketing/tickets/tickets.public.ts';
import { countsByFilter, ticketConditions } from '#ticketing/travel-cards/travel-cards.public.ts';

type Condition = RawBuilder<SqlBool>;

export const isOperative = (today: Temporal.PlainDate): Condition =>
  isCurrentEntry('ticket', today);

export const hasStatus = (
  statuses: readonly ListedStatus[],
  today: Temporal.PlainDate,
): Condition =>
  sql<SqlBool>`${ticketStatusOn('ticket', today)} = any(${sql.val([...statuses])}::text[])`;

/** What each filter says of `tickets.ticket`. */
export const filterConditions: (today: Temporal.PlainDate) => Record<FreeTicketFilter, Condition> =
  ticketConditions;

/** The columns that count tickets by filter. */
export const filterCounts = (today: Temporal.PlainDate): RawBuilder<unknown> =>
  countsByFilter(freeTicketFilters, filterConditions(today));
