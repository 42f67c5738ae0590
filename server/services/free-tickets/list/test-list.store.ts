import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Gives the holder of a ticket names and a number that no order takes. */
export async function setHolderOfTicket(
  database: Database,
  ticketId: number,
  holder: { readonly firstName: string; readonly lastName: string; readonly employeeId: string },
): Promise<void> {
  await sql`
    update holders.holder set first_name = ${holder.firstName}, last_name = ${holder.lastName},
                              employee_id = ${holder.employeeId}
      from tickets.ticket
     where ticket.id = ${ticketId} and holder.company_id = ticket.company_id
       and holder.id = ticket.holder_id`.execute(tablesOf(database));
}

/** Gives departments other names. Returns what gives them their own back. */
export async function nameDepartments(
  database: Database,
  names: Readonly<Record<number, string>>,
): Promise<() => Promise<void>> {
  const tables = tablesOf(database);
  const before: Record<number, string> = {};
  for (const [id, name] of Object.entries(names)) {
    const { invoice_reference: old } = await tables
      .selectFrom('agreements.agreement')
      .select('invoice_reference')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    before[Number(id)] = old;
    await tables
      .updateTable('agreements.agreement')
      .set({ invoice_reference: name })
      .where('id', '=', Number(id))
      .execute();
  }
  return async () => void (await nameDepartments(database, before));
}
