import { isPersonal } from '@takst/domain/app/changes/change-fields.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openJson, sealJson } from '#platform/db/secrets/secret-json.ts';
import type { Origin } from '#platform/http/call.ts';
import type { RecordedChange } from './change-path.ts';

type Recorded = Readonly<Record<string, unknown>>;

/** What a database may hold: kinds and fields of any version. */
export type StoredChange = Omit<RecordedChange, 'kind' | 'before' | 'after'> & {
  readonly kind: string;
  readonly before: Recorded | null;
  readonly after: Recorded | null;
};

/**
 * Adds any number of changes to the append-only record in one statement. Personal values, and the reference to holder
 * and ticket, go into a row of their own that can be deleted; the record keeps its digest.
 */
export async function recordChanges(
  tx: Transaction,
  {
    origin,
    changes,
    at,
  }: { origin: Origin; changes: readonly StoredChange[]; at: Temporal.Instant },
): Promise<void> {
  if (changes.length === 0) return;
  // The history of another company would have no line that the change could stand in.
  const { batch } = origin;
  await sql`
    with given as materialized (
      select nextval('changes.change_id_seq') as id, given.*, uuid_send(gen_random_uuid()) as salt
        from json_to_recordset(${JSON.stringify(changes.map(asRow))}::text::json) as given (
               company_id bigint, kind text, subject_type text, subject_id text, holder_id bigint,
               ticket_id bigint, before jsonb, after jsonb, personal_before jsonb,
               personal_after jsonb, is_erasable boolean)
    ), recorded as (
      insert into changes.change (id, tenant, company_id, at, user_id, channel, request_id, kind,
                                  subject_type, subject_id, before, after, personal_digest,
                                  batch_id)
      overriding system value
      select id, ${origin.tenant}, company_id, ${at}::timestamptz, ${origin.userId}::bigint,
             ${origin.channel}, ${origin.requestId}, kind, subject_type, subject_id, before, after,
             case when is_erasable then changes.personal_digest(
               holder_id, ticket_id, personal_before, personal_after, salt) end,
             case when company_id = ${batch?.companyId ?? null}::bigint then ${batch?.id ?? null}::bigint end
        from given
    )
    insert into changes.about (tenant, company_id, change_id, holder_id, ticket_id, before, after, salt)
    select ${origin.tenant}, coalesce(company_id, 0), id, holder_id, ticket_id, personal_before,
           personal_after, salt
      from given where is_erasable`.execute(tablesOf(tx));
}

/** As the statement reads it; a value that is left out is null. */
function asRow({ companyId, kind, subject, about, ...values }: StoredChange) {
  const [before, after] = [splitPersonal(values.before), splitPersonal(values.after)];
  return {
    company_id: companyId,
    kind,
    subject_type: subject.type,
    subject_id: String(subject.id),
    holder_id: about?.holderId,
    ticket_id: about?.ticketId,
    before: before.impersonal,
    after: after.impersonal,
    personal_before: before.personal,
    personal_after: after.personal,
    is_erasable: Boolean(about ?? before.personal ?? after.personal),
  };
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

const place = 'changes.answered_call.answer';

export type CallKey = { tenant: string; userId: number; key: string };

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
  const earlier = await tables
    .selectFrom('changes.answered_call')
    .select(['digest', 'answer'])
    .where((first) => first.and(columnsOf(call)))
    .executeTakeFirstOrThrow();
  return { ...earlier, answer: openJson(tx, place, earlier.answer) };
}

/** The answer of a call that has come before. */
export async function findAnswer(
  database: Database,
  call: CallKey,
): Promise<EarlierAnswer | undefined> {
  const first = await tablesOf(database)
    .selectFrom('changes.answered_call')
    .select(['digest', 'answer'])
    .where((row) => row.and(columnsOf(call)))
    .executeTakeFirst();
  return first && { ...first, answer: openJson(database, place, first.answer) };
}

/** Leaves a key free that this transaction has claimed. */
export async function releaseKey(tx: Transaction, call: CallKey): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('changes.answered_call')
    .where((claimed) => claimed.and(columnsOf(call)))
    .execute();
}

export async function saveAnswer(tx: Transaction, call: CallKey, answer: unknown): Promise<void> {
  await tablesOf(tx)
    .updateTable('changes.answered_call')
    .set({ answer: sql`${JSON.stringify(sealJson(tx, place, answer))}::text::json` })
    .where((claimed) => claimed.and(columnsOf(call)))
    .execute();
}
