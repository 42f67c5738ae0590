import { sql, type SqlBool } from 'kysely';
import type { HeldTicket } from '@takst/domain/tickets/held-ticket.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/**
 * The tickets in a slot, from all companies and services of the operator: the rule is about the person
 * (domain: Company ticket). Only dates leave this query, never who ordered.
 */
export const findHeldTickets = (
  tx: Transaction,
  mediumSlot: number,
  exceptOf: { companyId: number; id: number } | null = null,
): Promise<HeldTicket[]> =>
  tablesOf(tx)
    .selectFrom('tickets.ticket')
    .select(['start_date as startDate', 'expiration_date as expirationDate'])
    .where('medium_slot', '=', mediumSlot)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .$if(exceptOf !== null, (tickets) =>
      tickets.where(
        sql<SqlBool>`(company_id, holder_id) is distinct from (${exceptOf?.companyId}::bigint, ${exceptOf?.id}::bigint)`,
      ),
    )
    .execute();
