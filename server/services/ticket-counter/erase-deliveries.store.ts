import { sql } from 'kysely';
import { forgetLineHolders } from '#billing/invoices/invoices.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { TicketKey } from '#ticketing/tickets/tickets.public.ts';

/** Erases the recipients and the card numbers of deliveries, and their names beside lines of invoices; order numbers and amounts stay. */
export async function eraseDeliveries(
  tx: Transaction,
  tickets: readonly TicketKey[],
): Promise<void> {
  const companies = sql.val(tickets.map(({ companyId }) => companyId));
  const ids = sql.val(tickets.map(({ id }) => id));
  const { rows } = await sql<TicketKey>`
    update ticket_counter.delivery
       set recipient_name = null, phone_country_code = null, phone = null, card_number = null
      from unnest(${companies}::bigint[], ${ids}::bigint[]) as given (company_id, id)
     where delivery.company_id = given.company_id and delivery.ticket_id = given.id
    returning delivery.company_id as "companyId", delivery.id`.execute(tablesOf(tx));
  // A line of the counter has the number of the delivery, not that of its ticket.
  await forgetLineHolders(tx, rows);
}
