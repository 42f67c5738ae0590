import { foldedVariants } from '@takst/domain/customers/companies/folded.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A `like` pattern for a word anywhere in a text, with `%` and `_` escaped (spec 1 §5). */
export const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** True where a lower-case text contains every word as typed. */
export const containsAsTyped = (column: string, words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like all (${sql.val(words.map(anywhere))}::text[])`;

/** A trigram index can only find a word with three letters or digits in a row. */
const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** Leaves out forms that contain another form: they find nothing more. */
const widestForms = (word: string): string[] =>
  foldedVariants(word).filter(
    (form, _, all) => !all.some((other) => other !== form && form.includes(other)),
  );

/** More words hardly narrow the search, and few shapes of statements are prepared once each. */
const maxIndexed = 3;

/**
 * True where a folded text contains every folded word, which includes all texts that contain the words as
 * typed. One condition per indexed word, because no index serves `like all`.
 */
export function containsFolded(column: string, words: readonly string[]): RawBuilder<SqlBool> {
  const indexed = words
    .filter(isIndexed)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxIndexed);
  const others = words.filter((word) => !indexed.includes(word));
  const text = sql.ref(column);
  const conditions = indexed.map((word) => {
    // With one form too short for the index, the index cannot serve the `or`: `strpos` keeps the
    // planner from trying.
    const forms = widestForms(word).map((form) =>
      isIndexed(form) ? sql`${text} like ${anywhere(form)}` : sql`strpos(${text}, ${form}) > 0`,
    );
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  if (others.length > 0) {
    const patterns = others.map((word) => anywhere(foldedVariants(word)[0] ?? word));
    conditions.push(sql`${text} like all (${sql.val(patterns)}::text[])`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
