import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { lastOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveEntry } from '#ticketing/tickets/tickets.public.ts';
import { administratorsOf } from '#platform/access/live/active-user.query.ts';

/** How many children's tickets of a company end by rule in a month, and who is told. */
export type ChildEndNotice = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly companyName: string;
  readonly tickets: number;
  /** They are told of others in this month already. */
  readonly areMore: boolean;
  /** The addresses of its administrators. */
  readonly recipients: readonly string[];
};

/** The tickets of children that end by rule in a month, as `ticket`, with their entitlements as `detail`. */
const endsIn = (month: Temporal.PlainDate) => sql`
  tickets.ticket
  join free_tickets.ticket_detail as detail
    on detail.company_id = ticket.company_id and detail.ticket_id = ticket.id
   and ticket.service = 'free-tickets' and ticket.profile_id = 'CHILD' and ticket.ended_at is null
   and ${isLiveEntry('ticket')}
   and ticket.expiration_date between ${month}::date and ${lastOfMonth(month)}::date`;

/**
 * Notes of which children's ends the administrators of companies are told, each once in a month, over orders and edits;
 * what was noted before is missing. A company without an administrator is told on the first night on which it has one.
 */
export async function claimChildEndNotices(
  tx: Transaction,
  month: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<ChildEndNotice[]> {
  const { rows } = await sql<ChildEndNotice>`
    with told as (
      insert into free_tickets.child_end_told (tenant, company_id, entitlement_id, month, told_at)
      select distinct ticket.tenant, ticket.company_id, detail.entitlement_id, ${month}::date,
             ${now}::timestamptz
        from ${endsIn(month)}
       where exists (select from ${administratorsOf('ticket')})
      on conflict (company_id, month, entitlement_id) do nothing
      returning tenant, company_id
    ), counted as (
      select tenant, company_id, count(*)::int as tickets from told group by tenant, company_id
    )
    select counted.tenant, counted.company_id as "companyId", company.name as "companyName",
           counted.tickets,
           exists (select from free_tickets.child_end_told as before
                    where before.company_id = counted.company_id and before.month = ${month}::date)
             as "areMore",
           array(select "user".email from ${administratorsOf('counted')}
                  order by "user".email) as recipients
      from counted
      join companies.company on company.id = counted.company_id
     order by counted.company_id`.execute(tablesOf(tx));
  return rows;
}

/** The companies of which nobody can be told of the ends in a month, as they have no administrator. */
export async function companiesNobodyIsToldIn(
  tx: Transaction,
  month: Temporal.PlainDate,
): Promise<Pick<ChildEndNotice, 'tenant' | 'companyId'>[]> {
  const { rows } = await sql<Pick<ChildEndNotice, 'tenant' | 'companyId'>>`
    select distinct ticket.tenant, ticket.company_id as "companyId"
      from ${endsIn(month)}
     where not exists (select from ${administratorsOf('ticket')})`.execute(tablesOf(tx));
  return rows;
}
