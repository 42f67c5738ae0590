import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** True where the lower-case text contains every word as it stands: `%` and `_` are letters here (spec 1 §5). */
export function containsEvery(
  searched: Expression<string>,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const patterns = words.map((word) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql<SqlBool>`${searched} like all (${sql.val(patterns)}::text[])`;
}
