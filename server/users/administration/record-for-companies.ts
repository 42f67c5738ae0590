import type { Change, RecordedChange } from '#changes/change-path.ts';
import type { UserRolesRow } from './user-roles.query.ts';

type Recorded = Pick<RecordedChange, 'kind' | 'before' | 'after'>;

/** What happens to a user's login is part of the history of each company where they have a role. */
export async function recordForCompanies(
  { record }: Pick<Change, 'record'>,
  { userId, companies }: UserRolesRow,
  change: Recorded,
): Promise<void> {
  const subject = { type: 'user', id: userId };
  const concerned = companies.length > 0 ? companies.map(({ companyId }) => companyId) : [null];
  for (const companyId of concerned) await record({ ...change, companyId, subject });
}
