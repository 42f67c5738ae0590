import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Origin } from '#http/call.ts';
import type { RecordedChange } from './change-path.ts';

/** What a database may hold: kinds and fields of any version. */
export type StoredChange = Omit<RecordedChange, 'kind' | 'before' | 'after'> & {
  readonly kind: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

/** Adds to the append-only record of changes. */
export async function recordChange(
  tx: Transaction,
  { origin, change, at }: { origin: Origin; change: StoredChange; at: Temporal.Instant },
): Promise<void> {
  await tablesOf(tx)
    .insertInto('changes.change')
    .values({
      tenant: origin.tenant,
      company_id: change.companyId,
      at,
      user_id: origin.userId,
      channel: origin.channel,
      request_id: origin.requestId,
      kind: change.kind,
      subject_type: change.subject.type,
      subject_id: String(change.subject.id),
      person_key: change.personKey ?? null,
      before: change.before && sql`${JSON.stringify(change.before)}::text::jsonb`,
      after: change.after && sql`${JSON.stringify(change.after)}::text::jsonb`,
    })
    .execute();
}

type CallKey = { tenant: string; userId: number; key: string };

const columnsOf = ({ tenant, userId, key }: CallKey) => ({ tenant, user_id: userId, key });

export type EarlierAnswer = { digest: string; answer: unknown };

/**
 * Claims an idempotency key for this transaction. When another call has claimed it, waits for that one
 * to commit or roll back. Returns the earlier answer, or null when this call now has the key.
 */
export async function claimKey(
  tx: Transaction,
  call: CallKey,
  { digest, at }: { digest: string; at: Temporal.Instant },
): Promise<EarlierAnswer | null> {
  const tables = tablesOf(tx);
  const claim = await tables
    .insertInto('changes.answered_call')
    .values({ ...columnsOf(call), digest, at })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claim) return null;
  return tables
    .selectFrom('changes.answered_call')
    .select(['digest', 'answer'])
    .where((earlier) => earlier.and(columnsOf(call)))
    .executeTakeFirstOrThrow();
}

export async function saveAnswer(tx: Transaction, call: CallKey, answer: unknown): Promise<void> {
  await tablesOf(tx)
    .updateTable('changes.answered_call')
    .set({ answer: sql`${JSON.stringify(answer)}::text::json` })
    .where((claimed) => claimed.and(columnsOf(call)))
    .execute();
}
