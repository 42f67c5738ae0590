import type { MessageKind, MessageTopic } from '@takst/domain/messages/message-topic.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** A message whose job failed for good. */
export type FailedMessage = {
  readonly tenant: TenantId;
  readonly companyId: number | null;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  readonly recipient: string;
  readonly reason: string;
  readonly failedAt: Temporal.Instant;
  readonly key: string;
  /** As its job got it; null when it may not be sent again. */
  readonly content: object | null;
};

/** Lists failed messages. One that was sent again and failed again is listed with its new reason. */
export async function saveFailedMessages(
  database: Database,
  messages: readonly FailedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await database.transaction((tx) =>
    tablesOf(tx)
      .insertInto('messages.undelivered')
      .values(
        messages.map(({ companyId, failedAt, key, content, ...message }) => ({
          ...message,
          company_id: companyId,
          failed_at: failedAt,
          message_key: key,
          content: content && JSON.stringify(content),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('message_key').doUpdateSet((row) => ({
          reason: row.ref('excluded.reason'),
          failed_at: row.ref('excluded.failed_at'),
          sent_again_at: null,
        })),
      )
      .execute(),
  );
}

type Key = { readonly tenant: TenantId; readonly id: number };

/** Locks a message of an operator until the transaction ends. */
export const lockFailedMessage = (tx: Transaction, { tenant, id }: Key) =>
  tablesOf(tx)
    .selectFrom('messages.undelivered')
    .select(['kind', 'topic', 'content', 'message_key', 'sent_again_at', 'company_id'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function saveSentAgain(
  tx: Transaction,
  { tenant, id }: Key,
  now: Temporal.Instant,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('messages.undelivered')
    .set({ sent_again_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
