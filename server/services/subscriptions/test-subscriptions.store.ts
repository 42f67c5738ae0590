import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export const subscriptionsOfPhone = (database: Database, phone: string) =>
  tablesOf(database)
    .selectFrom('subscriptions.subscription as subscription')
    .innerJoin('holders.slot as slot', 'slot.key', 'subscription.person_slot')
    .where('slot.kind', '=', 'person')
    .where('slot.value', '=', `+47${phone}`)
    .selectAll('subscription')
    .orderBy('subscription.id')
    .execute();

type Facts = {
  start_date?: Temporal.PlainDate;
  expiration_date?: Temporal.PlainDate;
  cancelled_at?: Temporal.Instant;
  discount_code?: string;
};

export const setSubscriptionFacts = (database: Database, id: number, facts: Facts) =>
  tablesOf(database)
    .updateTable('subscriptions.subscription')
    // A code is there since a day.
    .set(facts.discount_code ? { code_drawn_at: sql`start_date`, ...facts } : facts)
    .where('id', '=', id)
    .execute();

/** As a change of a user does, until the transaction ends. */
export const lockSubscription = (tx: Transaction, id: number) =>
  tablesOf(tx)
    .selectFrom('subscriptions.subscription')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findSubscriptionRow = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('subscriptions.subscription')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();

/** The setting that switches off refunds and second codes of subscriptions. */
export const setCompanySetting = (database: Database, companyId: number, isOff: boolean) =>
  tablesOf(database)
    .updateTable('companies.settings')
    .set({ disable_refund_subscription_button: isOff })
    .where('company_id', '=', companyId)
    .execute();
