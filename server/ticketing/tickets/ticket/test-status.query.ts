import type { TicketFacts } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type TicketOnDay = TicketFacts & { readonly today: Temporal.PlainDate };

/** What the database's own function says of tickets, in their order. */
export async function statusesInSql(
  database: Database,
  tickets: readonly TicketOnDay[],
): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select tickets.status("startDate", "expirationDate", "pendingThrough",
             case when "isCancelled" then now() end, case when "isFailed" then now() end,
             case when "isAnonymised" then now() end, today) as status
      from rows from (jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as (
             "startDate" date, "expirationDate" date, "pendingThrough" date, "isCancelled" boolean,
             "isFailed" boolean, "isAnonymised" boolean, today date)) with ordinality
             as given("startDate", "expirationDate", "pendingThrough", "isCancelled", "isFailed",
                      "isAnonymised", today, place)
     order by place`.execute(tablesOf(database));
  return rows.map(({ status }) => status);
}

/** Statuses in the order in which they speak for a person. */
export async function statusesRankedInSql(
  database: Database,
  statuses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select status from unnest(${sql.val([...statuses])}::text[]) as status
     order by tickets.status_rank(status)`.execute(tablesOf(database));
  return rows.map(({ status }) => status);
}
