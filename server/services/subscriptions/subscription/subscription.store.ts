import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { SubscriptionRow } from './subscription.query.ts';

/** A subscription as it is inserted. Its slot is locked. */
export type NewSubscription = {
  readonly service: SubscriberServiceId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly holderId: number;
  readonly slot: number;
  readonly type: SubscriptionType;
  readonly startDate: Temporal.PlainDate;
  readonly orderedAt: Temporal.Instant;
};

type Key = Pick<SubscriptionRow, 'company_id' | 'id'>;

/** Writes of subscriptions that the transaction has taken or is about to order. */
export function subscriptionStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);

  const set = async (
    key: Key,
    columns: {
      cancelled_at?: Temporal.Instant;
      expiration_date?: Temporal.PlainDate | null;
      code_sent_at?: Temporal.Instant;
    },
  ): Promise<void> => {
    await tables
      .updateTable('subscriptions.subscription')
      .set(columns)
      .where('tenant', '=', tenant)
      .where('company_id', '=', key.company_id)
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
  };

  return {
    cancel: (key: Key, at: Temporal.Instant) => set(key, { cancelled_at: at }),
    /** Null takes the end back. */
    setEnd: (key: Key, lastDay: Temporal.PlainDate | null) =>
      set(key, { expiration_date: lastDay }),
    setCodeSentAt: (key: Key, at: Temporal.Instant) => set(key, { code_sent_at: at }),

    /** Of subscriptions that the transaction has locked. */
    async setCodes(codes: readonly { id: number; code: string }[], at: Temporal.Instant) {
      await sql`
        update subscriptions.subscription
           set discount_code = given.code, code_sent_at = ${at}::timestamptz, code_drawn_at = ${at}::timestamptz
          from unnest(${sql.val(codes.map(({ id }) => id))}::bigint[],
                      ${sql.val(codes.map(({ code }) => code))}::text[]) as given (id, code)
         where subscription.tenant = ${tenant} and subscription.id = given.id`.execute(tables);
    },

    /** Returns the id. */
    async insert({ companyId, holderId, slot, ...draft }: NewSubscription): Promise<number> {
      const { id } = await tables
        .insertInto('subscriptions.subscription')
        .values({
          tenant,
          service: draft.service,
          company_id: companyId,
          agreement_id: draft.agreementId,
          holder_id: holderId,
          person_slot: slot,
          type: draft.type,
          start_date: draft.startDate,
          ordered_at: draft.orderedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
