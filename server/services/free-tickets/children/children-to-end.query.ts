import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

export type ChildTicketKey = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly id: number;
};

type PageRequest = {
  readonly today: Temporal.PlainDate;
  readonly after: number;
  readonly max: number;
};

/**
 * Children's tickets that nobody has ended and that have an end by rule or may get one, in the order of their ids after
 * one of them: those of companies with such a setting, and those that an earlier setting has given an end.
 */
export async function childrenToLookAt(
  database: Database,
  { today, after, max }: PageRequest,
): Promise<ChildTicketKey[]> {
  const { rows } = await sql<ChildTicketKey>`
    select ticket.tenant, ticket.company_id as "companyId", ticket.id
      from tickets.ticket
      left join free_tickets.settings on settings.company_id = ticket.company_id
     where ticket.service = 'free-tickets' and ticket.profile_id = 'CHILD' and ticket.ended_at is null
       and ${isCurrentEntry('ticket', today)} and ticket.id > ${after}
       and (ticket.expiration_date is not null or settings.expire_child_tickets <> 'NEVER')
     order by ticket.id limit ${max}`.execute(tablesOf(database));
  return rows;
}
