import type { SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/**
 * A holder whose personal data has not been erased, by the alias of the table. The row of an erased one stays, for what
 * refers to it. The predicate of the indexes of people.
 */
export const isKnownHolder = textByAlias<SqlBool>((holder) => `${holder}.erased_at is null`);
