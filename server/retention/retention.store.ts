import { businessDayOf } from '@takst/domain/time/business-day.rules.ts';
import { sql } from 'kysely';
import { forgetOldRows } from '#batches/batches.public.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { forgetReportedNumbers } from '#free-tickets/free-tickets.public.ts';
import { forgetPayers } from '#invoices/invoices.public.ts';
import { forgetOldRequests } from '#self-service/self-service.public.ts';
import type { Tables } from '#db/tables.generated.ts';
import { eraseOldTexts } from './text-retention.store.ts';

type RuleFor<Table extends keyof Tables> = {
  readonly table: Table;
  /** The moment from which the age of a row counts. */
  readonly since: keyof Tables[Table];
  readonly olderThanHours: number;
  readonly action: 'delete';
};
type RetentionRule = { [Table in keyof Tables]: RuleFor<Table> }[keyof Tables];

/** How long rows are kept, and what happens to them after that. */
const retentionRules: readonly RetentionRule[] = [
  // First answers may hold personal data. A caller tries again within minutes, not days.
  { table: 'changes.answered_call', since: 'at', olderThanHours: 48, action: 'delete' },
  // Expired counts.
  {
    table: 'company_tickets.wrong_try',
    since: 'counted_until',
    olderThanHours: 0,
    action: 'delete',
  },
  // Phones of visitors: a code is valid for minutes, its token for an hour.
  {
    table: 'self_service.phone_proof',
    since: 'expires_at',
    olderThanHours: 24,
    action: 'delete',
  },
  // Nobody sends the same order again after days because its answer was lost.
  { table: 'self_service.form_order', since: 'ordered_at', olderThanHours: 48, action: 'delete' },
  // For a month a link says that it was used or is too old, and not that there is none. The record
  // of changes says who came when.
  { table: 'users.activation', since: 'expires_at', olderThanHours: 30 * 24, action: 'delete' },
  // How a credit was paid out, in words. What was paid out, when and by whom stays.
  {
    table: 'invoices.settlement_note',
    since: 'noted_at',
    olderThanHours: 365 * 24,
    action: 'delete',
  },
  // Phones, addresses and what was to be said to them (docs/decisions/0072).
  {
    table: 'messages.undelivered',
    since: 'failed_at',
    olderThanHours: 30 * 24,
    action: 'delete',
  },
  // Links about the tax of a family ticket: too old ones lead nowhere.
  { table: 'free_tickets.tax_notice', since: 'expires_at', olderThanHours: 0, action: 'delete' },
  // The outbox of a machine with nothing configured: names, phones and links.
  { table: 'stand_ins.message', since: 'received_at', olderThanHours: 30 * 24, action: 'delete' },
];

/** Applies every rule, and those of areas that empty rows and keep them, each in a transaction of its own. */
export async function applyRetentionRules(
  database: Database,
  now: Temporal.Instant,
): Promise<void> {
  for (const { table, since, olderThanHours } of retentionRules) {
    await database.transaction(async (tx) => {
      await sql`delete from ${sql.table(table)}
        where ${sql.ref(since)} < ${now.subtract({ hours: olderThanHours })}`.execute(tablesOf(tx));
    });
  }
  await database.transaction((tx) => forgetOldRows(tx, now));
  await database.transaction((tx) => forgetOldRequests(tx, now));
  await database.transaction((tx) => forgetPayers(tx, now));
  await database.transaction((tx) => forgetReportedNumbers(tx, businessDayOf(now)));
  await eraseOldTexts(database, now);
}
