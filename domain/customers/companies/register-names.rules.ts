/** Written small inside a name. */
const smallWords = 'OG I PÅ AV FOR TIL VED MED AVD KOMMUNE FYLKESKOMMUNE';
/** Short words that are neither abbreviations nor legal forms; all others of at most three letters are taken for one. */
const shortNames =
  'MO OS BY NY NYE DEN DET NES HOL VIK HUS BIL SOL MAT LYS HAV ELV SKI GOL ASK ROA LOM VANG OLA JAN PER LIV EVA IDA ARE TOR INN UT';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const small = wordsOf(smallWords);
const names = wordsOf(shortNames);

/**
 * The name of a company as people write it: "Unibuss AS" for the register's "UNIBUSS AS". What has
 * small letters already is left as it is; abbreviations and legal forms keep their capitals.
 */
export const companyNameOf = (registered: string): string =>
  hasSmallLetters(registered)
    ? registered
    : mapWords(registered, (word, isFirst) => {
        if (isAbbreviation(word)) return word;
        return small.has(word) && !isFirst ? word.toLowerCase() : capitalised(word);
      });

/** The name of a place: "Mo i Rana" for the post code register's "MO I RANA". */
export const placeNameOf = (registered: string): string =>
  hasSmallLetters(registered)
    ? registered
    : mapWords(registered, (word, isFirst) =>
        small.has(word) && !isFirst ? word.toLowerCase() : capitalised(word),
      );

const hasSmallLetters = (text: string): boolean => /\p{Ll}/u.test(text);

const isAbbreviation = (word: string): boolean =>
  !/[AEIOUYÆØÅ]/u.test(word) ||
  (word.length <= 3 && !/[ÆØÅ]/u.test(word) && !names.has(word) && !small.has(word));

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

function mapWords(text: string, map: (word: string, isFirst: boolean) => string): string {
  return text.replaceAll(/\p{Lu}+/gu, (word, at: number) => map(word, at === 0));
}
