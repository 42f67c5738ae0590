import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { SubscriptionRow } from '#services/subscriptions/subscription/subscription.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

/** Active without a code: begun, and not over. */
const isOwed = (tenant: TenantId, today: Temporal.PlainDate) => sql`
  subscription.tenant = ${tenant} and discount_code is null and start_date <= ${today}
  and ${isCurrentEntry('subscription', today)}`;

/** How many codes of each type an operator owes. */
export async function countOwedCodes(
  source: Database | Transaction,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<Partial<Record<SubscriptionType, number>>> {
  const { rows } = await sql<{ type: SubscriptionType; owed: number }>`
    select type, count(*)::int as owed from subscriptions.subscription
     where ${isOwed(tenant, today)} group by type`.execute(tablesOf(source));
  return Object.fromEntries(rows.map(({ type, owed }) => [type, owed]));
}

export type OwedSubscription = Pick<
  SubscriptionRow,
  'id' | 'company_id' | 'holder_id' | 'start_date' | 'first_name' | 'phone_country_code' | 'phone'
> & { tenant: TenantId; type: SubscriptionType; company_name: string };

type OwedRequest = {
  readonly tenant: TenantId;
  readonly type: SubscriptionType;
  readonly today: Temporal.PlainDate;
};

/** The next of those who are owed a code, the longest owed first; not locked. */
export async function findOwed(
  tx: Transaction,
  { tenant, type, today }: OwedRequest,
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from subscriptions.subscription
     where ${isOwed(tenant, today)} and type = ${type}
     order by start_date, id limit ${max}`.execute(tablesOf(tx));
  return rows.map(({ id }) => id);
}

/**
 * Locks those of the subscriptions that are still owed a code until the transaction ends. Waits for a user who changes
 * one of them, and for another job that sends codes, after which fewer are owed.
 */
export async function lockOwed(
  tx: Transaction,
  { tenant, type, today }: OwedRequest,
  ids: readonly number[],
): Promise<OwedSubscription[]> {
  const { rows } = await sql<OwedSubscription>`
    select subscription.tenant, subscription.type, subscription.id, subscription.company_id, holder_id,
           start_date, first_name, phone_country_code, phone, company.name as company_name
      from subscriptions.subscription
      join holders.holder on holder.company_id = subscription.company_id and holder.id = holder_id
      join companies.company on company.id = subscription.company_id
     where ${isOwed(tenant, today)} and type = ${type}
       and subscription.id = any(${sql.val([...ids])}::bigint[])
     order by start_date, subscription.id
       for update of subscription`.execute(tablesOf(tx));
  return rows;
}
