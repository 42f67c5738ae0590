import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type ReceivedMessage = {
  readonly kind: 'sms' | 'email';
  readonly key: string;
  readonly sender: string;
  readonly recipient: string;
  /** Reply-to address; null for an SMS. */
  readonly replyTo?: string | null;
  readonly subject: string | null;
  readonly body: string;
  /** Names of files. */
  readonly attachments?: readonly string[];
};

/** Saves a message; ignores a second one with the same key. */
export async function saveMessage(
  database: Database,
  message: ReceivedMessage,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into stand_ins.message (kind, key, sender, recipient, reply_to, subject, body, attachments,
                                   received_at)
    values (${message.kind}, ${message.key}, ${message.sender}, ${message.recipient},
            ${message.replyTo ?? null}, ${message.subject}, ${message.body},
            ${sql.val([...(message.attachments ?? [])])}::text[], ${at}::timestamptz)
    on conflict (key) do nothing`.execute(tablesOf(database));
}
