import type { CardOrigin } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  type ChangeMoment,
  isAnonymised,
  isNotAnonymised,
  type TicketKey,
} from '#ticketing/tickets/tickets.public.ts';
import { isNotErased } from './card-state.query.ts';

export type CardKey = { readonly companyId: number; readonly cardId: number };

export type NewCard = {
  readonly companyId: number;
  readonly origin: CardOrigin;
  readonly number: string | null;
  readonly feeOre: number;
  readonly replacesId: number | null;
  readonly reason: ReplacementReason | null;
};

/** Writes cards, any number at once: existing ones are made, new ones requested. Their ids in the order of the list. */
export async function insertCards(
  tx: Transaction,
  cards: readonly NewCard[],
  { tenant, now }: ChangeMoment,
): Promise<number[]> {
  if (cards.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select nextval('tickets.ticket_id_seq') as id, given.*
        from rows from (json_to_recordset(${JSON.stringify(cards)}::text::json) as (
               "companyId" bigint, origin text, number text, "feeOre" integer, "replacesId" bigint, reason text))
             with ordinality as given
    ), inserted as (
      insert into travel_cards.card (tenant, company_id, id, origin, number, requested_at, made_at, fee_ore,
                                     replaces_id, reason, replacement_count)
      select ${tenant}, given."companyId", given.id, given.origin, given.number, ${now}::timestamptz,
             case when given.origin = 'existing' then ${now}::timestamptz end, given."feeOre",
             given."replacesId", given.reason, coalesce(replaced.replacement_count + 1, 0)
        from given
        left join travel_cards.card as replaced
          on replaced.company_id = given."companyId" and replaced.id = given."replacesId"
    )
    select id from given order by ordinality`.execute(tablesOf(tx));
  return rows.map(({ id }) => id);
}

/** Blocks cards, or cancels those that are not made. */
export async function closeCards(
  tx: Transaction,
  cards: readonly CardKey[],
  { as, tenant, now }: ChangeMoment & { readonly as: 'deactivated_at' | 'cancelled_at' },
): Promise<void> {
  await sql`
    update travel_cards.card set ${sql.ref(as)} = ${now}::timestamptz
      from unnest(${sql.val(cards.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(cards.map(({ cardId }) => cardId))}::bigint[]) as given (company_id, id)
     where card.tenant = ${tenant} and card.company_id = given.company_id
       and card.id = given.id`.execute(tablesOf(tx));
}

export type MadeCard = CardKey & { readonly ticketId: number; readonly number: string };

/** Gives cards their numbers, and notes each address to which those of a company are posted on the day. */
export async function setMade(
  tx: Transaction,
  cards: readonly MadeCard[],
  { tenant, now, today }: ChangeMoment & { readonly today: Temporal.PlainDate },
): Promise<void> {
  const companies = sql.val(cards.map(({ companyId }) => companyId));
  await sql`
    update travel_cards.card
       set number = given.number, made_at = ${now}::timestamptz, made_on = ${today}::date,
           made_for = given.ticket_id
      from unnest(${companies}::bigint[], ${sql.val(cards.map(({ cardId }) => cardId))}::bigint[],
                  ${sql.val(cards.map(({ ticketId }) => ticketId))}::bigint[],
                  ${sql.val(cards.map(({ number }) => number))}::text[])
             as given (company_id, id, ticket_id, number)
     where card.tenant = ${tenant} and card.company_id = given.company_id
       and card.id = given.id`.execute(tablesOf(tx));
  await sql`
    insert into travel_cards.production (tenant, company_id, made_on, post_address)
    select company.tenant, company.id, ${today}::date, company.post_address
      from companies.company
     where company.tenant = ${tenant} and company.id = any(${companies}::bigint[])
       and company.post_address is not null
     order by company.id
    on conflict (company_id, made_on, post_address) do nothing`.execute(tablesOf(tx));
}

/**
 * Takes the numbers off cards whose last ticket was just anonymised, and off those that they replaced. Returns them, as
 * tickets and cards share their numbers.
 */
export async function eraseNumbers(
  tx: Transaction,
  tickets: readonly TicketKey[],
): Promise<TicketKey[]> {
  const { rows } = await sql<TicketKey>`
    with recursive given as materialized (
      select ticket.company_id, ticket.card_id as id, ticket.anonymised_at
        from unnest(${sql.val(tickets.map(({ companyId }) => companyId))}::bigint[],
                    ${sql.val(tickets.map(({ id }) => id))}::bigint[]) as keys (company_id, id)
        join tickets.ticket on ticket.company_id = keys.company_id and ticket.id = keys.id
       where ticket.card_id is not null and ${isAnonymised('ticket')}
    ), chain as (
      select company_id, id, anonymised_at from given
      union
      select card.company_id, card.replaces_id, chain.anonymised_at
        from chain
        join travel_cards.card on card.company_id = chain.company_id and card.id = chain.id
       where card.replaces_id is not null
    )
    update travel_cards.card set number = null, anonymised_at = chain.anonymised_at
      from chain
     where card.company_id = chain.company_id and card.id = chain.id and ${isNotErased('card')}
       and not exists (
         select from tickets.ticket
          where ticket.company_id = card.company_id and ticket.card_id = card.id
            and ${isNotAnonymised('ticket')})
    returning card.company_id as "companyId", card.id`.execute(tablesOf(tx));
  return rows;
}
