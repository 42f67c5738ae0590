import type { SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/** An invoice reference that may be chosen. The predicate of its indexes. */
export const isLiveReference = textByAlias<SqlBool>(
  (reference) => `${reference}.deleted_at is null`,
);
