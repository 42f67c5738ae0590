import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isToBeMade } from './card/card-state.query.ts';

/** Tickets on cards, those whose cards wait for a number first. */
export async function ticketsOnCards(
  tx: Transaction,
): Promise<readonly { id: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select ticket.id, ticket.company_id as "companyId"
      from tickets.ticket
      join travel_cards.card on card.company_id = ticket.company_id and card.id = ticket.card_id
     order by ticket.company_id, ${isToBeMade('card')} desc, ticket.id`.execute(tablesOf(tx));
  return rows;
}

/**
 * A draft of numbers for each company whose cards somebody may make, named by it: every one of the main operator, others
 * with free tickets. Drafts are the operator's own.
 */
export async function placeNumberDrafts(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select company.tenant, 0, 'travel-card-numbers', 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), '{}', 1, asker.id,
             company.id::text, ${now}::timestamptz, ${now}::timestamptz
        from companies.company
        join users."user" asker on asker.tenant = company.tenant and asker.email like 'asker@%'
       where company.tenant = 'ruter' or exists (
         select from agreements.agreement
          where agreement.company_id = company.id and agreement.subtype = 'FREETICKET')
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select tenant, company_id, id, 1, '{"request": "12", "cardNumber": "910000008"}' from batch`.execute(
    tablesOf(tx),
  );
}
