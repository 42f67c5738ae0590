import { foldedVariants } from '#customers/companies/folded.rules.ts';

/** A person as the register or an identity provider names them. */
export type Signatory = { readonly name: string; readonly birthDate: Temporal.PlainDate };

/**
 * Whether two sources name the same person: the birth date is equal, and so are the first and the last word of the name.
 * Names between them may be missing on one side ("Kari Moen" and "Kari Anne Moen"), but none may be another one. Case,
 * accents, Norwegian letters (å as a or aa), hyphens and the order "Moen, Kari Anne" do not count.
 */
export function isSamePerson(one: Signatory, other: Signatory): boolean {
  if (!one.birthDate.equals(other.birthDate)) return false;
  const [words, otherWords] = [nameWords(one.name), nameWords(other.name)];
  const [fewer, more] =
    words.length <= otherWords.length ? [words, otherWords] : [otherWords, words];
  return (
    isSameWord(fewer[0], more[0]) &&
    isSameWord(fewer.at(-1), more.at(-1)) &&
    (fewer.length > 1 || more.length === 1) &&
    isContainedInOrder(fewer.slice(1, -1), more.slice(1, -1))
  );
}

/** Marks within a word that are typed or left out: O'Neill. */
const apostrophes = /['’`´]/gu;
const notInWord = /[^\p{L}\p{M}\p{N}]+/u;

function nameWords(name: string): string[] {
  const [family = '', ...givenNames] = name.split(',');
  return `${givenNames.join(' ')} ${family}`
    .replaceAll(apostrophes, '')
    .split(notInWord)
    .filter((word) => word !== '');
}

function isSameWord(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const variants = foldedVariants(other);
  return foldedVariants(one).some((variant) => variants.includes(variant));
}

function isContainedInOrder(words: readonly string[], within: readonly string[]): boolean {
  let place = 0;
  return words.every((word) => {
    while (place < within.length && !isSameWord(word, within[place])) place += 1;
    place += 1;
    return place <= within.length;
  });
}
