import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import {
  type FreeCompany,
  placeFreeTickets,
} from '#services/free-tickets/book/test-book-world.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { ticketConditions } from './card/ticket-conditions.query.ts';

type Owner = { readonly tenant: TenantId; readonly companyId: number };

/** Cards with ids of a test's own, where they are not there yet. */
export const placeCards = (
  database: Database,
  { tenant, companyId }: Owner,
  ids: readonly number[],
) =>
  sql`
    insert into travel_cards.card (tenant, company_id, id, origin, requested_at, fee_ore)
    select ${tenant}, ${companyId}, id, 'new', now(), 0 from unnest(${sql.val([...ids])}::bigint[]) as given (id)
    on conflict do nothing`.execute(tablesOf(database));

/** Cards of a company that wait, each for a ticket that is over; their ids. */
export async function placeWaitingCards(
  database: Database,
  company: FreeCompany,
  count: number,
): Promise<number[]> {
  const [agreementId] = company.departments;
  const over = { agreementId, from: '2026-01-01', to: '2026-01-31' };
  const people = Array.from({ length: count }, (_, place) => ({ ...over, person: `K${place}` }));
  const tickets = sql.val(await placeFreeTickets(database, company, people));
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select ticket_id, nextval('tickets.ticket_id_seq') as id from unnest(${tickets}::bigint[]) as ticket_id
    ), card as (
      insert into travel_cards.card (tenant, company_id, id, origin, requested_at, fee_ore)
      overriding system value
      select ${company.tenant}, ${company.id}, id, 'new', '2025-12-20T12:00:00Z', 0 from given
    ), moved as (
      update tickets.ticket set medium = 'card', card_id = given.id from given
       where ticket.company_id = ${company.id} and ticket.id = given.ticket_id
    )
    select id from given order by id`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** What is stored of a card. */
export const cardFacts = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('travel_cards.card')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Where cards of a company are posted, by the day. */
export const productionsOf = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('travel_cards.production')
    .select(['made_on', 'post_address'])
    .where('company_id', '=', companyId)
    .orderBy('made_on')
    .execute();

/** How many cards in use have a number at an operator. */
export async function cardsWithNumber(
  database: Database,
  tenant: TenantId,
  number: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from travel_cards.card
     where tenant = ${tenant} and number = ${number} and deactivated_at is null and cancelled_at is null`.execute(
    tablesOf(database),
  );
  return rows[0]?.count ?? 0;
}

/** Sets the post address of a company; the one before it. */
export async function setPostAddress(
  database: Database,
  companyId: number,
  address: unknown,
): Promise<unknown> {
  const { post_address: before } = await tablesOf(database)
    .selectFrom('companies.company')
    .select('post_address')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const text = address === null ? null : JSON.stringify(address);
  await sql`update companies.company set post_address = ${text}::text::jsonb where id = ${companyId}`.execute(
    tablesOf(database),
  );
  return before;
}

/** Live tickets on a card that has a number, which are not in the slot of it. */
export async function ticketsWithoutSlot(database: Database, cardId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ticket.id from tickets.ticket
      join travel_cards.card on card.company_id = ticket.company_id and card.id = ticket.card_id
     where card.id = ${cardId} and card.number is not null and medium_slot is null
       and ticket.cancelled_at is null order by ticket.id`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** Which of the conditions of lists hold for tickets, by their ids. */
export async function conditionsOfTickets(
  database: Database,
  ids: readonly number[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<number, string[]>> {
  const conditions = Object.entries(ticketConditions(today)).map(
    ([name, condition]) => sql`case when ${condition} then ${sql.lit(name)} end`,
  );
  const { rows } = await sql<{ id: number; holding: string[] }>`
    select id, array_remove(array[${sql.join(conditions)}], null) as holding
      from tickets.ticket where id = any(${sql.val([...ids])}::bigint[])`.execute(
    tablesOf(database),
  );
  return new Map(rows.map(({ id, holding }) => [id, holding]));
}
