import { sql } from 'kysely';
import type { Erased } from './personal-data.ts';

/** Erased tickets and subscriptions as the rows `given` (company_id, id, holder_id) of a statement. */
export function givenEntries(entries: Erased['tickets']) {
  const companyIds = sql.val(entries.map(({ companyId }) => companyId));
  const ids = sql.val(entries.map(({ id }) => id));
  const holderIds = sql.val(entries.map(({ holderId }) => holderId));
  return sql`unnest(${companyIds}::bigint[], ${ids}::bigint[], ${holderIds}::bigint[])
    as given (company_id, id, holder_id)`;
}
