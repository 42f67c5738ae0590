import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isCurrentEntry, isHeldEntry, isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';
import { isToBeMade } from './card-state.query.ts';

type Condition = RawBuilder<SqlBool>;

/** The tickets of a service that are listed, beside `holders.holder`; an anonymised one is nobody's. */
export const ticketsOfHolders = (service: TicketServiceId) => sql`
  join tickets.ticket on ticket.company_id = holder.company_id and ticket.holder_id = holder.id
                     and ticket.service = ${sql.lit(service)} and ${isNotAnonymised('ticket')}`;

const isContinued = sql<SqlBool>`exists (
  select from tickets.ticket as next
   where next.company_id = ticket.company_id and next.continues_id = ticket.id and ${isHeldEntry('next')})`;

const hasRequestedCard = sql<SqlBool>`exists (
  select from travel_cards.card
   where card.company_id = ticket.company_id and card.id = ticket.card_id and ${isToBeMade('card')})`;

const awaitsPickup = sql<SqlBool>`(ticket.pickup_code is not null and ticket.downloaded_at is null)`;

/** What may be asked of a `tickets.ticket` on a phone or a card, by what lists call it. */
export function ticketConditions(today: Temporal.PlainDate) {
  const operative = isCurrentEntry('ticket', today);
  const hasBegun = sql<SqlBool>`ticket.start_date <= ${today}`;
  return {
    active: sql`(${operative} and ${hasBegun})`,
    pending: sql`(${operative} and not ${hasBegun})`,
    'code-not-fetched': sql`(${operative} and ${hasBegun} and ${awaitsPickup})`,
    'card-requested': sql`(${operative} and ${hasRequestedCard})`,
    ending: sql`(${operative} and ticket.expiration_date is not null and not ${isContinued})`,
    over: sql`not ${operative}`,
  } as const satisfies Readonly<Record<string, Condition>>;
}

/** The columns that count tickets by filter. */
export const countsByFilter = <Filter extends string>(
  filters: readonly Filter[],
  conditions: Readonly<Record<Filter, RawBuilder<unknown>>>,
): RawBuilder<unknown> =>
  sql.join(
    filters.map(
      (name) => sql`count(*) filter (where ${conditions[name]})::int as ${sql.ref(name)}`,
    ),
  );
