import type { HeldEntry } from '@takst/domain/services/subscriptions/offered-types.rules.ts';
import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type NotNull, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type TicketReach, withinServices } from '#platform/scope/within-services.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { subscriptionStatusOn } from '#ticketing/tickets/tickets.public.ts';

/** Subscriptions of some services, as far as a call reaches. */
export type Reach = TicketReach<SubscriberServiceId>;

export type SubscriptionRow = Awaited<
  ReturnType<ReturnType<typeof subscriptionsWithin>['execute']>
>[number];

/** Subscriptions with holder and agreement, newest first. An anonymised one has no holder. */
const subscriptionsWithin = (source: Database | Transaction, reach: Reach) =>
  tablesOf(source)
    .selectFrom('subscriptions.subscription as subscription')
    .innerJoin('holders.holder as holder', (join) =>
      join
        .onRef('holder.company_id', '=', 'subscription.company_id')
        .onRef('holder.id', '=', 'subscription.holder_id'),
    )
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'subscription.company_id')
        .onRef('agreement.id', '=', 'subscription.agreement_id'),
    )
    .innerJoin('companies.company as company', 'company.id', 'subscription.company_id')
    .where(withinServices(reach, 'subscription'))
    .selectAll('subscription')
    .select(['holder.first_name', 'holder.last_name', 'holder.employee_id'])
    .select(['holder.phone_country_code', 'holder.phone'])
    .select(['agreement.invoice_reference', 'company.name as company_name'])
    .orderBy('subscription.start_date', 'desc')
    .orderBy('subscription.id', 'desc')
    .$narrowType<{
      tenant: TenantId;
      type: SubscriptionType;
      holder_id: NotNull;
      first_name: NotNull;
      last_name: NotNull;
      employee_id: NotNull;
      phone_country_code: NotNull;
      phone: NotNull;
    }>();

/** One subscription; undefined when it is out of reach. */
export const findSubscription = (
  source: Database | Transaction,
  reach: Reach,
  id: number,
): Promise<SubscriptionRow | undefined> =>
  subscriptionsWithin(source, reach).where('subscription.id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends: its slot first, as in an order. */
export async function lockSubscription(
  tx: Transaction,
  reach: Reach,
  id: number,
): Promise<SubscriptionRow | undefined> {
  await sql`
    select slot.key
      from subscriptions.subscription
      join holders.slot on slot.key = subscription.person_slot
     where subscription.id = ${id} and ${withinServices(reach, 'subscription')}
     for update of slot`.execute(tablesOf(tx));
  return subscriptionsWithin(tx, reach)
    .where('subscription.id', '=', id)
    .forUpdate('subscription')
    .executeTakeFirst();
}

/** All subscriptions of a holder; empty when the holder is out of reach. */
export const subscriptionsOfHolder = (
  source: Database | Transaction,
  reach: Reach,
  /** Or what finds the holder. */
  holderId: number | RawBuilder<number | null>,
): Promise<SubscriptionRow[]> =>
  subscriptionsWithin(source, reach)
    .where(sql<SqlBool>`subscription.holder_id = ${holderId}`)
    .execute();

/** Everything of a type in a person's slot, from all companies: only type and status leave this query. */
export async function findHeldSubscriptions(
  tx: Transaction,
  { slot, today }: { slot: number; today: Temporal.PlainDate },
): Promise<HeldEntry[]> {
  const { rows } = await beyondCompanies(() =>
    sql<HeldEntry>`
    select type, ${subscriptionStatusOn('subscription', today)} as status
      from subscriptions.subscription
     where person_slot = ${slot}`.execute(tablesOf(tx)),
  );
  return rows;
}
