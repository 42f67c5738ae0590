import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { openJson } from '#platform/db/secrets/secret-json.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The record of changes as it was recorded, oldest first: with personal values, holder and ticket. */
export const recordedChanges = (database: Database) =>
  tablesOf(database)
    .selectFrom('changes.change as change')
    .leftJoin('changes.about as about', 'about.change_id', 'change.id')
    .select([
      'change.tenant',
      'change.company_id',
      'change.at',
      'change.user_id',
      'change.channel',
      'change.request_id',
      'change.kind',
      'change.subject_type',
      'change.subject_id',
      'about.holder_id',
      'about.ticket_id',
      sql<unknown>`change.before || coalesce(about.before, '{}')`.as('before'),
      sql<unknown>`change.after || coalesce(about.after, '{}')`.as('after'),
    ])
    .orderBy('change.id');

type RecordCounts = Record<'changes' | 'digests' | 'about' | 'genuine', number>;

/** How many changes there are, with a digest and with personal values; and whose values fit their digest. */
export async function countRecord(database: Database): Promise<RecordCounts | undefined> {
  const { rows } = await sql<RecordCounts>`
    select count(*)::int as changes, count(personal_digest)::int as digests,
           count(about.change_id)::int as about,
           count(*) filter (where personal_digest = changes.personal_digest(
             holder_id, ticket_id, about.before, about.after, salt))::int as genuine
      from changes.change left join changes.about on about.change_id = change.id`.execute(
    tablesOf(database),
  );
  return rows[0];
}

/** What is stored of calls that came with an idempotency key, decrypted with the key of the portal. */
export async function storedAnswers(database: Database) {
  const rows = await tablesOf(database).selectFrom('changes.answered_call').selectAll().execute();
  const place = 'changes.answered_call.answer';
  return rows.map(({ answer, ...row }) => ({ ...row, answer: openJson(database, place, answer) }));
}
