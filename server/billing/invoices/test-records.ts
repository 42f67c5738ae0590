import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';

/** What is recorded of a company by a kind of change, or of no company: what it is about, who did it, and its values. */
export async function recordsOf(database: Database, companyId: number | null, kind: string) {
  const ofKind = recordedChanges(database).where('change.kind', '=', kind);
  const changes = await ofKind
    .where('change.company_id', companyId === null ? 'is' : '=', companyId)
    .execute();
  return changes.map(({ subject_id: subject, user_id: userId, before, after }) => ({
    subject: Number(subject),
    userId,
    before,
    after,
  }));
}
