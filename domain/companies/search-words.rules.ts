/**
 * The words of a search: angle brackets removed, every word must be found (spec 1 §5).
 * A phone number typed in groups after a country code is one word less to trip over.
 */
export const searchWords = (typed: string): string[] =>
  typed
    .replaceAll(/[<>]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
