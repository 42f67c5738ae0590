import type { ChildEndSettings } from '@takst/domain/services/free-tickets/child-end-settings.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Placed = {
  readonly tenant: string;
  readonly companyId: number;
  /** Null for none. */
  readonly settings: ChildEndSettings | null;
  readonly now: Temporal.Instant;
};

/** Sets when children's tickets end, as if the company had saved it. */
export async function placeChildEnd(
  database: Database,
  { tenant, companyId, settings, now }: Placed,
): Promise<void> {
  await sql`delete from free_tickets.settings where company_id = ${companyId}`.execute(
    tablesOf(database),
  );
  if (!settings) return;
  const { expireChildTickets, expireChildTicketsAtAge } = settings;
  await sql`
    insert into free_tickets.settings (
      tenant, company_id, expire_child_tickets, expire_child_tickets_at_age, changed_at)
    values (${tenant}, ${companyId}, ${expireChildTickets}, ${expireChildTicketsAtAge}, ${now}::timestamptz)`.execute(
    tablesOf(database),
  );
}

/** How often the job has set the end of each of some tickets, at the operator of each. */
export async function endsRecorded(
  database: Database,
  ticketIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ times: number }>`
    select count(change.*)::int as times
      from unnest(${sql.val([...ticketIds])}::bigint[]) with ordinality as given (id, place)
      join tickets.ticket using (id)
      left join changes.change
        on change.tenant = ticket.tenant and change.subject_type = 'ticket' and change.subject_id = given.id::text
       and change.kind = 'set-end-by-rule' and change.channel = 'job'
     group by given.place order by given.place`.execute(tablesOf(database));
  return rows.map(({ times }) => times);
}

/** Takes the role from the administrators of a company. Returns what gives it back to them. */
export async function removeAdministrators(
  database: Database,
  companyId: number,
): Promise<() => Promise<void>> {
  const removedRows = await tablesOf(database)
    .deleteFrom('users.company_role')
    .where('company_id', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .returningAll()
    .execute();
  return async () => {
    await tablesOf(database).insertInto('users.company_role').values(removedRows).execute();
  };
}
