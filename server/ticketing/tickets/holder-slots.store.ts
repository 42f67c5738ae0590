import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised } from './ticket/live-entry.query.ts';

type SlotOfHolder = {
  readonly companyId: number;
  readonly holderId: number;
  /** Null for a holder who is in none. */
  readonly slot: number | null;
};

/**
 * Puts the tickets of a holder into another slot, those that are valid on a day or after it, also those that were
 * cancelled: whoever orders looks there for who has a ticket. Earlier ones stay where they were held. The caller has
 * locked both slots.
 */
export async function moveToHolderSlot(
  tx: Transaction,
  { companyId, holderId, slot }: SlotOfHolder,
  from: Temporal.PlainDate,
): Promise<void> {
  await sql`
    update tickets.ticket set holder_slot = ${slot}::bigint
     where company_id = ${companyId} and holder_id = ${holderId} and ${isNotAnonymised('ticket')}
       and (expiration_date is null or expiration_date >= ${from}::date)`.execute(tablesOf(tx));
}
