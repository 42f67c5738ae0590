import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isHeldEntry } from '#ticketing/tickets/tickets.public.ts';
import { administratorsOf } from '#platform/access/live/active-user.query.ts';
import { isPaidFor } from '../deliveries/live-delivery.query.ts';

export type OrderToRemind = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly id: number;
};

/** Orders of which something can expire within the days of the reminder, and whose buyers were not told. */
export async function ordersToRemind(
  database: Database,
  { today, through }: { readonly today: Temporal.PlainDate; readonly through: Temporal.PlainDate },
): Promise<OrderToRemind[]> {
  const { rows } = await sql<OrderToRemind>`
    select tenant, company_id as "companyId", id from ticket_counter."order"
     where reminded_at is null and medium <> 'paper' and is_over
       and expires_on between ${today}::date and ${through}::date
     order by expires_on, id`.execute(tablesOf(database));
  return rows;
}

export type LockedReminder = {
  readonly companyName: string;
  readonly expiresOn: Temporal.PlainDate;
  /** Codes that nobody has used, and what nobody has put on a card. */
  readonly unused: number;
  /** The addresses of those who order in the company. */
  readonly recipients: readonly string[];
};

/** Notes that buyers are told of an order; null when they were. */
export async function saveReminder(
  tx: Transaction,
  { companyId, id }: OrderToRemind,
  now: Temporal.Instant,
): Promise<LockedReminder | null> {
  const tables = tablesOf(tx);
  const noted = await tables
    .updateTable('ticket_counter.order')
    .set({ reminded_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  if (noted.numUpdatedRows === 0n) return null;
  const { rows } = await sql<LockedReminder>`
    select company.name as "companyName", placed.expires_on as "expiresOn",
           (select count(*)::int from ticket_counter.delivery
              left join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = delivery.ticket_id
             where delivery.company_id = placed.company_id and order_id = placed.id and ${isPaidFor('delivery')}
               and used_at is null
               and (ticket_id is null or (${isHeldEntry('ticket')} and ticket.downloaded_at is null))) as unused,
           array(select "user".email from ${administratorsOf('placed', 'TICKET_ADMIN')}
                  order by "user".email) as recipients
      from ticket_counter."order" as placed
      join companies.company on company.tenant = placed.tenant and company.id = placed.company_id
     where placed.company_id = ${companyId} and placed.id = ${id}`.execute(tables);
  return rows[0] ?? null;
}
