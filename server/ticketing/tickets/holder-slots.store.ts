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
 * Moves the tickets of a holder that are valid on a day or after it into another slot, also cancelled ones: an order
 * looks there for the person's tickets. Earlier tickets stay in their slot. The caller has locked both slots.
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
