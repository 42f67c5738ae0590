/** A personal reference and its pattern are one line on an invoice. */
export const maxPatternLength = 50;

/** In a pattern: a digit, and a letter of any alphabet; every other character stands for itself. */
const signs: Readonly<Record<string, RegExp>> = { '#': /^\d$/, A: /^\p{L}$/u };

const charactersOf = (text: string): string[] => [...text];

/**
 * Whether a personal reference looks as the chosen invoice reference wants it: `P####` is a P and four digits. It has
 * as many characters as the pattern, and spaces around it do not count. Without a pattern anything does.
 */
export function matchesPattern(personalReference: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  const characters = charactersOf(personalReference.trim().normalize('NFC'));
  const signsOfPattern = charactersOf(pattern.normalize('NFC'));
  return (
    characters.length === signsOfPattern.length &&
    signsOfPattern.every((sign, place) => isAs(sign, characters[place] ?? ''))
  );
}

const isAs = (sign: string, character: string): boolean =>
  signs[sign]?.test(character) ?? character === sign;

/** What goes with a pattern, to show what is meant: `P1234` for `P####`. */
export function exampleOf(pattern: string): string {
  let digit = 0;
  let letter = 0;
  return charactersOf(pattern)
    .map((sign) => {
      if (sign === '#') return String((digit++ % 9) + 1);
      if (sign === 'A') return exampleLetters.charAt(letter++ % exampleLetters.length);
      return sign;
    })
    .join('');
}

const exampleLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
