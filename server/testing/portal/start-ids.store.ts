import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** First numbers by which an id in an answer says what it is an id of. */
const firstIds = {
  'tickets.ticket': 7_100_001,
  'holders.holder': 7_200_001,
  'companies.company': 7_300_001,
  'agreements.agreement': 7_400_001,
  'holders.slot': 7_500_001,
  'users."user"': 7_600_001,
  'batches.batch': 7_800_001,
  'self_service.ticket_request': 7_700_001,
  'invoices.invoice': 7_000_001,
  'invoices.closed_period': 6_800_001,
  'invoices.bank_payment': 7_050_001,
  'invoices.payment_file': 7_040_001,
  'messages.undelivered': 7_030_001,
} as const;

export async function startIds(tx: Transaction): Promise<void> {
  for (const [table, first] of Object.entries(firstIds)) {
    const column = table === 'holders.slot' ? 'key' : 'id';
    await sql
      .raw(`alter table ${table} alter column ${column} restart with ${first}`)
      .execute(tablesOf(tx));
  }
}
