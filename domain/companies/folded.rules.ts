import { normalizeForSearch } from './search-words.rules.ts';

/** Letters that Unicode does not decompose into a letter and a mark. */
const plainLetters = new Map(
  Object.entries({ æ: 'a', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 's', þ: 't' }),
);

/**
 * Folds a text for search: without marks, ø as o, å and æ as a. It folds letter by letter, so if a
 * text contains a word, the folded text contains the folded word. The database folds by
 * `text.fold` in the migrations.
 */
export const foldText = (text: string): string =>
  Array.from(
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
    (letter) => plainLetters.get(letter) ?? letter,
  ).join('');

const letterOf = { aa: 'å', ae: 'æ', oe: 'ø' } as const;

/**
 * The folded forms of a searched word: as typed, and with `aa`, `ae` and `oe` as one letter (“aas”
 * finds Ås). Every text that contains the word contains the first form.
 */
export function foldedVariants(word: string): string[] {
  const typed = normalizeForSearch(word);
  const joined = typed.replaceAll(/aa|ae|oe/g, (two) => letterOf[two as keyof typeof letterOf]);
  return [...new Set([typed, joined].map(foldText))];
}
