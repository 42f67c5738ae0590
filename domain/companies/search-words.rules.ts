/**
 * The words of a search in lower case, without angle brackets; every word must match (spec 1 §5).
 * Other characters have no special meaning.
 */
export const searchWords = (typed: string): string[] =>
  normalizeForSearch(typed.replaceAll(/[<>]/g, ''))
    .split(/\s+/)
    .filter((word) => word !== '');

/** Lower case, with composed characters: some keyboards send å as two. */
export const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase();
