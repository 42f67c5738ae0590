import { joinPhoneNumbers } from '#phone/phone-in-search.rules.ts';

/**
 * The words of a search in lower case, without angle brackets; every one of them must be found
 * (spec 1 §5). A phone number is one word, however it is typed; all other characters stand for themselves.
 */
export const searchWords = (typed: string): string[] =>
  normalizeForSearch(joinPhoneNumbers(typed.replaceAll(/[<>]/g, '')))
    .split(/\s+/)
    .filter((word) => word !== '');

/** As texts are compared: in lower case, an å in one piece whichever keyboard it came from. */
export const normalizeForSearch = (text: string): string => text.normalize('NFC').toLowerCase();
