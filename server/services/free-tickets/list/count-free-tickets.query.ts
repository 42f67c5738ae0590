import type { FreeTicketFilter } from '@takst/contract/services/free-tickets/list/free-ticket-filter.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isNotAnonymised } from '#ticketing/tickets/tickets.public.ts';
import { filterCounts, isOperative } from './free-ticket-filter.query.ts';

type CountRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};
type DepartmentCount = { id: number; invoiceReference: string; tickets: number };

/** How many of a company's tickets each filter and each department has, in one statement. */
export async function countFreeTickets(
  database: Database,
  { scope, companyId, today }: CountRequest,
) {
  type Counts = Record<'all' | FreeTicketFilter, number> & { departments: DepartmentCount[] };
  const isListed = sql`${withinCompany(scope, 'ticket', companyId)}
    and ticket.service = 'free-tickets' and ${isNotAnonymised('ticket')}`;
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${isOperative(today)})::int as "all", ${filterCounts(today)},
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', agreement.id, 'invoiceReference', agreement.invoice_reference,
                     'tickets', tickets) order by text.sort_key(agreement.invoice_reference), agreement.id), '[]')
              from (select agreement_id, count(*)::int as tickets from tickets.ticket
                     where ${isListed} and ${isOperative(today)} group by agreement_id) as counted
              join agreements.agreement
                on agreement.company_id = ${companyId} and agreement.id = counted.agreement_id) as departments
      from tickets.ticket where ${isListed}`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { all, departments, ...counts } = row;
  return { all, departments, counts };
}
