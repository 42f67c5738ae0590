import { normalizeForSearch } from './search-words.rules.ts';

/** Letters that are no other letter with a mark. */
const plainLetters = new Map(
  Object.entries({ æ: 'a', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 's', þ: 't' }),
);

/**
 * A text without marks and Norwegian letters: ø as o, å and æ as a.
 * Letter by letter, so a text that contains a word contains it folded too. The database folds by
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
 * The folded texts under which a word may stand: as it is, and with `aa`, `ae` and `oe` for one letter
 * (“aas” finds Ås). The first is in every text that contains the word itself.
 */
export function foldedVariants(word: string): string[] {
  const normalized = normalizeForSearch(word);
  const joined = normalized.replaceAll(
    /aa|ae|oe/g,
    (two) => letterOf[two as keyof typeof letterOf],
  );
  return [...new Set([normalized, joined].map(foldText))];
}
