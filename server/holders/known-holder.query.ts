import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * A holder whose personal data has not been erased, by the alias of the table. The row of an erased one stays, for what
 * refers to it. The predicate of the indexes of people.
 */
export const isKnownHolder = (holder: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${holder}.erased_at`)} is null`;
