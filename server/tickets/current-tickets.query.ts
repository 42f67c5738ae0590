import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type TicketFilter = { companyId: number; agreementId?: number; today: Temporal.PlainDate };

/** Counts a company's active and pending tickets, of all agreements or of one. */
export async function countCurrentTickets(
  tx: Transaction,
  { companyId, agreementId, today }: TicketFilter,
): Promise<number> {
  const ofAgreement = agreementId === undefined ? sql`true` : sql`agreement_id = ${agreementId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets.ticket
     where company_id = ${companyId} and ${ofAgreement}
       and cancelled_at is null and failed_at is null and anonymised_at is null
       and (expiration_date is null
         or (expiration_date >= ${today} and expiration_date >= start_date))`.execute(tablesOf(tx));
  return rows[0]?.count ?? 0;
}
