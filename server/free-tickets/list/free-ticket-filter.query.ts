import {
  type FreeTicketFilter,
  freeTicketFilters,
  type ListedStatus,
} from '@takst/contract/free-tickets/list/free-ticket-filter.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  isCurrentEntry,
  isHeldEntry,
  isNotAnonymised,
  ticketStatusOn,
} from '#tickets/tickets.public.ts';
import { isToBeMade } from '#travel-cards/travel-cards.public.ts';

type Condition = RawBuilder<SqlBool>;

/** The tickets of a holder that are listed, beside `holders.holder`; an anonymised one is nobody's. */
export const ticketsOfHolders = sql`
  join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
                     and ticket.service = 'free-tickets' and ${isNotAnonymised('ticket')}`;

export const isOperative = (today: Temporal.PlainDate): Condition =>
  isCurrentEntry('ticket', today);

export const hasStatus = (
  statuses: readonly ListedStatus[],
  today: Temporal.PlainDate,
): Condition =>
  sql<SqlBool>`${ticketStatusOn('ticket', today)} = any(${sql.val([...statuses])}::text[])`;

const isContinued = sql<SqlBool>`exists (
  select from tickets.ticket as next
   where next.company_id = ticket.company_id and next.continues_id = ticket.id and ${isHeldEntry('next')})`;

const hasRequestedCard = sql<SqlBool>`exists (
  select from travel_cards.card
   where card.company_id = ticket.company_id and card.id = ticket.card_id and ${isToBeMade('card')})`;

const awaitsPickup = sql<SqlBool>`(ticket.pickup_code is not null and ticket.downloaded_at is null)`;

/** What each filter says of `tickets.ticket`. */
export function filterConditions(today: Temporal.PlainDate): Record<FreeTicketFilter, Condition> {
  const operative = isOperative(today);
  const hasBegun = sql<SqlBool>`ticket.start_date <= ${today}`;
  return {
    active: sql`(${operative} and ${hasBegun})`,
    pending: sql`(${operative} and not ${hasBegun})`,
    'code-not-fetched': sql`(${operative} and ${hasBegun} and ${awaitsPickup})`,
    'card-requested': sql`(${operative} and ${hasRequestedCard})`,
    ending: sql`(${operative} and ticket.expiration_date is not null and not ${isContinued})`,
    over: sql`not ${operative}`,
  };
}

/** The columns that count tickets by filter. */
export const filterCounts = (today: Temporal.PlainDate): RawBuilder<unknown> => {
  const conditions = filterConditions(today);
  return sql.join(
    freeTicketFilters.map(
      (name) => sql`count(*) filter (where ${conditions[name]})::int as ${sql.ref(name)}`,
    ),
  );
};
