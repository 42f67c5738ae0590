import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type KnownTicket = { readonly company_id: number; readonly id: number };

/** The relation of the holders of tickets that the caller may reach, by ticket. */
export async function holderTypesOf(
  source: Database | Transaction,
  tickets: readonly KnownTicket[],
): Promise<ReadonlyMap<number, FreeHolderType>> {
  const { rows } = await sql<{ id: number; holderType: FreeHolderType }>`
    select ticket_id as id, holder_type as "holderType"
      from free_tickets.ticket_detail
      join unnest(
        ${sql.val(tickets.map(({ company_id }) => company_id))}::bigint[],
        ${sql.val(tickets.map(({ id }) => id))}::bigint[]) as given (company_id, id)
        on given.company_id = ticket_detail.company_id and given.id = ticket_id`.execute(
    tablesOf(source),
  );
  return new Map(rows.map(({ id, holderType }) => [id, holderType]));
}
