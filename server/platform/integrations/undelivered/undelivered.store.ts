import type { MessageKind, MessageTopic } from '@takst/domain/platform/messages/message-topic.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { openJson, sealJson } from '#platform/db/secrets/secret-json.ts';
import { tablesOf } from '#platform/db/tables.ts';

const place = 'messages.undelivered.content';

/** A message whose job failed for good. */
export type FailedMessage = {
  readonly tenant: TenantId;
  readonly companyId: number | null;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  /** Null where there is nobody to send it to. */
  readonly recipient: string | null;
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
  await database.transaction((tx) => insertFailedMessages(tx, messages));
}

async function insertFailedMessages(
  tx: Transaction,
  messages: readonly FailedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await tablesOf(tx)
    .insertInto('messages.undelivered')
    .values(
      messages.map(({ companyId, failedAt, key, content, ...message }) => ({
        ...message,
        company_id: companyId,
        failed_at: failedAt,
        message_key: key,
        content: content && JSON.stringify(sealJson(tx, place, content)),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('message_key').doUpdateSet((row) => ({
        reason: row.ref('excluded.reason'),
        failed_at: row.ref('excluded.failed_at'),
        sent_again_at: null,
      })),
    )
    .execute();
}

type WithoutRecipient = Pick<FailedMessage, 'topic' | 'reason'> & {
  /** What the e-mails are about, as a month: a company is listed once for it. */
  readonly occasion: string;
  readonly now: Temporal.Instant;
  readonly companies: readonly { readonly tenant: TenantId; readonly companyId: number }[];
};

/** Lists companies in which nobody could get an e-mail; those listed for the occasion before leave the list. */
export async function saveWithoutRecipient(
  tx: Transaction,
  { topic, reason, occasion, now, companies }: WithoutRecipient,
): Promise<void> {
  const prefix = `${topic} ${occasion} `;
  await tablesOf(tx)
    .updateTable('messages.undelivered')
    .set({ sent_again_at: now })
    .where('topic', '=', topic)
    .where('recipient', 'is', null)
    .where('message_key', 'like', `${prefix}%`)
    .where('sent_again_at', 'is', null)
    .execute();
  await insertFailedMessages(
    tx,
    companies.map(({ tenant, companyId }) => ({
      tenant,
      companyId,
      topic,
      reason,
      kind: 'email',
      recipient: null,
      content: null,
      failedAt: now,
      key: `${prefix}${companyId}`,
    })),
  );
}

type Key = { readonly tenant: TenantId; readonly id: number };

/** Locks a message of an operator until the transaction ends. */
export async function lockFailedMessage(tx: Transaction, { tenant, id }: Key) {
  const message = await tablesOf(tx)
    .selectFrom('messages.undelivered')
    .select(['kind', 'topic', 'content', 'message_key', 'sent_again_at', 'company_id'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return message && { ...message, content: openJson(tx, place, message.content) };
}

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

/** Takes a message off the list that is sent anew in another way than by their content. */
export async function removeFromList(
  tx: Transaction,
  key: string,
  now: Temporal.Instant,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('messages.undelivered')
    .set({ sent_again_at: now })
    .where('message_key', '=', key)
    .where('sent_again_at', 'is', null)
    .execute();
}
