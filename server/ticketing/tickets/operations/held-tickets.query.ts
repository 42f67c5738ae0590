import type { LinkedTicket } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isHeldEntry } from '../ticket/live-entry.query.ts';

/**
 * The tickets in slots, by the key of the slot, from all companies and services of the operator: the rule is
 * about the person (domain: Company ticket). Only ids and dates leave this query, never who ordered.
 */
export async function findHeldTickets(
  tx: Transaction,
  slotKeys: readonly number[],
  /** Which of a ticket's slots are searched: that of its phone or card, or that of its holder. */
  by: 'medium' | 'holder' = 'medium',
): Promise<ReadonlyMap<number, readonly LinkedTicket[]>> {
  if (slotKeys.length === 0) return new Map();
  const { rows } = await beyondCompanies(() => {
    const slot = sql.ref(`${by}_slot`);
    return sql<LinkedTicket & { slot: number }>`
    select ${slot} as slot, id, continues_id as "continuesId", start_date as "startDate",
           expiration_date as "expirationDate"
      from tickets.ticket
     where ${slot} = any(${sql.val([...slotKeys])}::bigint[])
       and ${isHeldEntry('ticket')}`.execute(tablesOf(tx));
  });
  return Map.groupBy(rows, (row) => row.slot);
}
