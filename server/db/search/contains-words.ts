import { foldedForms } from '@takst/domain/companies/folded.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A word that stands anywhere in a text, as `like` wants it: `%` and `_` are letters here (spec 1 §5). */
const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** True where a text in lower case contains every word as it stands. */
export const containsAsTyped = (column: string, words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like all (${sql.val(words.map(anywhere))}::text[])`;

/** A trigram index finds what has three letters or digits in a row, and reads everything else through. */
const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** A form that has another within it finds nothing that the other does not. */
const widestForms = (word: string): string[] =>
  foldedForms(word).filter(
    (form, _, all) => !all.some((other) => other !== form && form.includes(other)),
  );

/** More words narrow the search no further, and statements of few shapes are prepared once each. */
const mostIndexed = 3;

/**
 * True where a folded text contains every word, folded: at least wherever the text itself contains
 * every word. A condition for each word that an index finds, for an index serves no `like all`.
 */
export function containsFolded(column: string, words: readonly string[]): RawBuilder<SqlBool> {
  const indexed = words
    .filter(isIndexed)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostIndexed);
  const others = words.filter((word) => !indexed.includes(word));
  const text = sql.ref(column);
  const conditions = indexed.map((word) => {
    // Beside a form that an index does not find, it is no help with the others: said so that the
    // database does not try.
    const forms = widestForms(word).map((form) =>
      isIndexed(form) ? sql`${text} like ${anywhere(form)}` : sql`strpos(${text}, ${form}) > 0`,
    );
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  if (others.length > 0) {
    const patterns = others.map((word) => anywhere(foldedForms(word)[0] ?? word));
    conditions.push(sql`${text} like all (${sql.val(patterns)}::text[])`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
