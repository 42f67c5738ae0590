import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { isLiveEntry } from './live-entry.query.ts';

type SlotOfHolder = {
  readonly companyId: number;
  readonly holderId: number;
  /** Null for a holder who is in none. */
  readonly slot: number | null;
};

/**
 * Puts the tickets of a holder into another slot, those whose days have not passed; also one that is valid again when
 * what continues it is cancelled. The others stay where they were held. The caller has locked both slots.
 */
export async function moveToHolderSlot(
  tx: Transaction,
  { companyId, holderId, slot }: SlotOfHolder,
  today: Temporal.PlainDate,
): Promise<void> {
  await sql`
    update tickets.ticket set holder_slot = ${slot}::bigint
     where company_id = ${companyId} and holder_id = ${holderId} and ${isLiveEntry('ticket')}
       and (expiration_date is null or expiration_date >= ${today}::date)`.execute(tablesOf(tx));
}
