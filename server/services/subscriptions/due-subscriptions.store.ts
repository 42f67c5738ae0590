import { subscriptionRetention } from '@takst/domain/services/subscriptions/subscription-retention.rules.ts';
import {
  type SubscriptionType,
  subscriptionTypes,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { keptSince } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import { forgetCodes } from '#ticketing/code-pools/code-pools.public.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  type DueEntries,
  type DueEntry,
  isHeldEntry,
  isNotAnonymised,
  type TicketKey,
} from '#ticketing/tickets/tickets.public.ts';

/** Subscriptions whose personal data is to be erased, by their type; the nightly job takes them after the tickets. */
export const dueSubscriptions: DueEntries = {
  async find(tx, today, max) {
    const searches = dueConditions(today).map(
      (isDue) => sql`(${entriesWhere(sql`${isDue}`)} limit ${max})`,
    );
    const { rows } = await sql<DueEntry>`
      select * from (${sql.join(searches, sql` union `)}) as either limit ${max}`.execute(
      tablesOf(tx),
    );
    return rows;
  },

  async lock(tx, today, keys) {
    const isDue = sql.join(dueConditions(today), sql` or `);
    const isMeant = sql`(subscription.company_id, subscription.id) in (select * from ${rowsOf(keys)})`;
    const { rows } = await sql<DueEntry>`
      ${entriesWhere(sql`${isMeant} and (${isDue})`)}
       order by subscription.company_id, subscription.id for update of subscription`.execute(
      tablesOf(tx),
    );
    return rows;
  },

  async anonymise(tx, keys, now) {
    const { rows } = await sql<{ tenant: TenantId; kind: SubscriptionType; id: number }>`
      update subscriptions.subscription
         set anonymised_at = ${now}::timestamptz, holder_id = null, person_slot = null,
             discount_code = null
        from ${rowsOf(keys)} as given (company_id, id)
       where subscription.company_id = given.company_id and subscription.id = given.id
      returning subscription.tenant, subscription.type as kind, subscription.id`.execute(
      tablesOf(tx),
    );
    await forgetCodes(
      tx,
      rows.map((row) => ({ ...row, type: 'subscription' })),
    );
  },
};

/** The subscriptions of holders who asked to be erased: those that are over. */
export const overSubscriptionsOf = (
  holders: readonly { readonly companyId: number; readonly id: number }[],
): DueEntries => {
  const isOver = (today: Temporal.PlainDate) =>
    sql`(not ${isHeldEntry('subscription')} or expiration_date < ${today}::date)`;
  return {
    ...dueSubscriptions,
    async find(tx, today, max) {
      const { rows } = await sql<DueEntry>`${entriesWhere(sql`
        (subscription.company_id, subscription.holder_id) in (select * from ${rowsOf(holders)})
        and ${isOver(today)}`)} limit ${max}`.execute(tablesOf(tx));
      return rows;
    },
    async lock(tx, today, keys) {
      const { rows } = await sql<DueEntry>`${entriesWhere(sql`
        (subscription.company_id, subscription.id) in (select * from ${rowsOf(keys)})
        and ${isOver(today)}`)}
        order by subscription.company_id, subscription.id for update of subscription`.execute(
        tablesOf(tx),
      );
      return rows;
    },
  };
};

const entriesWhere = (condition: ReturnType<typeof sql>) => sql`
  select subscription.company_id as "companyId", subscription.id,
         subscription.holder_id as "holderId",
         array_remove(array[subscription.person_slot, subscriber.person_slot], null) as slots
    from subscriptions.subscription
    left join subscribers.subscriber using (company_id, holder_id)
   where ${isNotAnonymised('subscription')} and ${condition}`;

/** By type: over before a day, or void before the moment at which it begins. Each has an index. */
const dueConditions = (today: Temporal.PlainDate) =>
  subscriptionTypes.flatMap((type) => {
    const since = keptSince(subscriptionRetention[type], today);
    const moment = since.toZonedDateTime(businessTimeZone).toInstant();
    return [
      sql`(type = ${type} and expiration_date < ${since}::date)`,
      sql`(type = ${type} and coalesce(cancelled_at, failed_at) < ${moment}::timestamptz)`,
    ];
  });

const rowsOf = (keys: readonly TicketKey[]) => {
  const companyIds = sql.val(keys.map(({ companyId }) => companyId));
  const ids = sql.val(keys.map(({ id }) => id));
  return sql`unnest(${companyIds}::bigint[], ${ids}::bigint[])`;
};
