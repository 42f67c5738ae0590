import { isPersonal } from '@takst/domain/changes/change-fields.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Origin } from '#http/call.ts';
import type { RecordedChange } from './change-path.ts';

type Recorded = Readonly<Record<string, unknown>>;

/** What a database may hold: kinds and fields of any version. */
export type StoredChange = Omit<RecordedChange, 'kind' | 'before' | 'after'> & {
  readonly kind: string;
  readonly before: Recorded | null;
  readonly after: Recorded | null;
};

/**
 * Adds to the append-only record of changes. Personal values, and whom the change is about, go into a row
 * of their own that can be deleted; the record keeps its digest.
 */
export async function recordChange(
  tx: Transaction,
  { origin, change, at }: { origin: Origin; change: StoredChange; at: Temporal.Instant },
): Promise<void> {
  const { companyId, kind, subject, about } = change;
  const [before, after] = [splitPersonal(change.before), splitPersonal(change.after)];
  const isErasable = Boolean(about ?? before.personal ?? after.personal);
  await sql`
    with personal as (
      select ${about?.holderId ?? null}::bigint as holder_id,
             ${about?.ticketId ?? null}::bigint as ticket_id,
             ${asJson(before.personal)} as before, ${asJson(after.personal)} as after,
             uuid_send(gen_random_uuid()) as salt
    ), recorded as (
      insert into changes.change (tenant, company_id, at, user_id, channel, request_id, kind,
                                  subject_type, subject_id, before, after, personal_digest)
      select ${origin.tenant}, ${companyId}::bigint, ${at}::timestamptz, ${origin.userId}::bigint,
             ${origin.channel}, ${origin.requestId}, ${kind}, ${subject.type}, ${String(subject.id)},
             ${asJson(before.impersonal)}, ${asJson(after.impersonal)},
             case when ${isErasable}::boolean
               then changes.personal_digest(holder_id, ticket_id, before, after, salt) end
        from personal
      returning tenant, company_id, id, personal_digest
    )
    insert into changes.about (tenant, company_id, change_id, holder_id, ticket_id, before, after, salt)
    select tenant, coalesce(company_id, 0), id, holder_id, ticket_id, before, after, salt
      from recorded cross join personal
     where personal_digest is not null`.execute(tablesOf(tx));
}

/** The personal values, null when there are none, and the others. */
function splitPersonal(values: Recorded | null) {
  if (!values) return { personal: null, impersonal: null };
  const { personal, impersonal } = Object.groupBy(
    Object.entries(values).filter(([, value]) => value !== undefined),
    ([name]) => (isPersonal(name) ? 'personal' : 'impersonal'),
  );
  return {
    personal: personal ? Object.fromEntries(personal) : null,
    impersonal: Object.fromEntries(impersonal ?? []),
  };
}

const asJson = (values: Recorded | null) => sql`${values && JSON.stringify(values)}::text::jsonb`;

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
