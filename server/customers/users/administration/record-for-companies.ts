import type { Change, RecordedChange } from '#platform/changes/change-path.ts';

type UserChange = Pick<RecordedChange, 'kind' | 'before' | 'after'>;

/** Records a change of a user's login in the history of each company where they have a role. */
export async function recordForCompanies(
  { record }: Pick<Change, 'record'>,
  { userId, companies }: { userId: number; companies: readonly { companyId: number }[] },
  change: UserChange,
): Promise<void> {
  const subject = { type: 'user', id: userId };
  const companyIds = companies.length > 0 ? companies.map(({ companyId }) => companyId) : [null];
  for (const companyId of companyIds) {
    await record({ ...change, companyId, subject, about: null });
  }
}
