/** No vowels: a search takes `aa` for å, so that one name in a row of names would match another. */
const consonants = 'bcdfghjklm';

/** A number as letters alone, for names that no other person of a test has. */
export const lettersOf = (number: number | string): string =>
  String(number).replaceAll(/\d/g, (digit) => consonants.charAt(Number(digit)));
