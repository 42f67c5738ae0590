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
  failed_at?: Temporal.Instant;
  code_drawn_at?: Temporal.Instant;
  discount_code?: string | null;
  anonymised_at?: Temporal.Instant;
  holder_id?: null;
  person_slot?: null;
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

/** A price that the first operator has announced. */
export const placePrice = (database: Database, validFrom: string, priceOre: number) =>
  database.transaction((tx) =>
    tablesOf(tx)
      .insertInto('subscriptions.price')
      .values({
        tenant: 'ruter',
        type: 'JOULE',
        valid_from: Temporal.PlainDate.from(validFrom),
        price_ore: priceOre,
      })
      .execute(),
  );

type Dated = readonly [validFrom: string, value: number];
type OwnPrices = { readonly prices: readonly Dated[]; readonly rates: readonly Dated[] };

/** Prices in øre of a product that two operators sell, the other one a day later, and VAT rates in percent of both kinds. */
export const placePricesAndRates = (database: Database, { prices, rates }: OwnPrices) =>
  database.transaction(async (tx) => {
    const tables = tablesOf(tx);
    for (const tenant of ['ruter', 'akt']) {
      await tables
        .insertInto('subscriptions.product')
        .values({
          tenant,
          type: 'OTTO',
          services: ['company-tickets'],
          name: sql`'{"nb": "Otto", "en": "Otto"}'`,
          description: sql`'{"nb": "", "en": ""}'`,
          position: 1,
        })
        .execute();
      const later = tenant === 'akt' ? 1 : 0;
      await tables
        .insertInto('subscriptions.price')
        .values(
          prices.map(([day, price_ore]) => ({
            tenant,
            type: 'OTTO',
            valid_from: Temporal.PlainDate.from(day).add({ days: later }),
            price_ore: price_ore + later,
          })),
        )
        .execute();
    }
    for (const [kind, more] of [
      ['STANDARD', 0],
      ['TRANSPORT', 1],
    ] as const) {
      await tables
        .insertInto('products.vat_rate')
        .values(
          rates.map(([day, percent]) => ({
            kind,
            valid_from: Temporal.PlainDate.from(day).add({ days: more }),
            percent: percent + more,
          })),
        )
        .execute();
    }
  });
