import type { HeldTicket } from '@takst/domain/tickets/held-ticket.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/**
 * The tickets in slots, by the key of the slot, from all companies and services of the operator: the rule is
 * about the person (domain: Company ticket). Only dates leave this query, never who ordered.
 */
export async function findHeldTickets(
  tx: Transaction,
  slotKeys: readonly number[],
): Promise<ReadonlyMap<number, readonly HeldTicket[]>> {
  if (slotKeys.length === 0) return new Map();
  const { rows } = await sql<HeldTicket & { slot: number }>`
    select medium_slot as slot, start_date as "startDate", expiration_date as "expirationDate"
      from tickets.ticket
     where medium_slot = any(${sql.val([...slotKeys])}::bigint[])
       and cancelled_at is null and failed_at is null`.execute(tablesOf(tx));
  return Map.groupBy(rows, ({ slot }) => slot);
}
