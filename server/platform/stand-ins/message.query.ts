import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type OutboxMessage = {
  readonly id: number;
  readonly kind: 'sms' | 'email';
  readonly key: string;
  readonly sender: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly body: string;
  /** Names of files. */
  readonly attachments: readonly string[];
  /** Local time of the operator: `21.11.2026 14:03:12`. */
  readonly receivedAt: string;
};

const maxMessages = 100;

/** The newest messages from any of these senders, to all recipients or to those that contain a text. */
export const newestMessages = async (
  database: Database,
  { sender, recipient }: { sender: string | readonly string[]; recipient: string },
): Promise<OutboxMessage[]> => {
  const { rows } = await sql<OutboxMessage>`
      select id, kind, key, sender, recipient, reply_to as "replyTo", subject, body, attachments,
             to_char(received_at at time zone 'Europe/Oslo', 'DD.MM.YYYY HH24:MI:SS') as "receivedAt"
        from stand_ins.message
       where sender = any(${[sender].flat()}::text[]) and position(${recipient} in recipient) > 0
       order by message.id desc
       limit ${maxMessages}`.execute(tablesOf(database));
  return rows;
};
