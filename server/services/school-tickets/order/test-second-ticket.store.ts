import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Ends the tickets of pupils with a last name on a day. */
export async function endToday(database: Database, lastName: string, day: string): Promise<void> {
  await sql`
    update tickets.ticket set expiration_date = ${day}::date, ended_at = now()
      from holders.holder
     where holder.company_id = ticket.company_id and holder.id = ticket.holder_id
       and holder.last_name = ${lastName}`.execute(tablesOf(database));
}

/** The tickets of pupils with a last name, with their holders. */
export async function holdersOf(database: Database, lastName: string) {
  const { rows } = await sql<{ holderId: number; studentId: string | null }>`
    select ticket.holder_id as "holderId", holder.employee_id as "studentId"
      from tickets.ticket
      join holders.holder on holder.company_id = ticket.company_id and holder.id = ticket.holder_id
     where holder.last_name = ${lastName}
     order by ticket.id`.execute(tablesOf(database));
  return rows;
}
