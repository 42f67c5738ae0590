import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCardInUse, isToBeMade } from '../card/card-state.query.ts';
import { ticketOnCard } from '../card/ticket-on-card.query.ts';

export type UnneededCard = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly cardId: number;
  readonly ticketId: number;
};

type PageRequest = {
  readonly today: Temporal.PlainDate;
  /** The id of a card. */
  readonly after: number;
  readonly max: number;
};

/** Cards that wait to be made although no ticket on them is active or pending, in the order of their ids. */
export async function unneededCards(
  database: Database,
  { today, after, max }: PageRequest,
): Promise<UnneededCard[]> {
  const { rows } = await sql<UnneededCard>`
    select card.tenant, card.company_id as "companyId", card.id as "cardId", ticket.id as "ticketId"
      from travel_cards.card
      join ${ticketOnCard}
     where ${isToBeMade('card')} and card.id > ${after} and not ${isCardInUse('card', today)}
     order by card.id limit ${max}`.execute(tablesOf(database));
  return rows;
}
