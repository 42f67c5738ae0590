const firstWeights = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const secondWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

/** Both check digits of a national identity number or a D-number (Folkeregisterforskriften § 2-2-1). */
const hasBothCheckDigits = (digits: string): boolean =>
  sumOf(digits, firstWeights) % 11 === 0 && sumOf(digits, secondWeights) % 11 === 0;

/** A spreadsheet takes the zero from the first nine days of a month. */
const hasDayAndMonth = (digits: string): boolean =>
  /^0[1-9](0[1-9]|1[0-2]|4[1-9]|5[0-2]|8[1-9]|9[0-2])/.test(digits);

const elevenDigits = /(?<![\d+])\d{6}[ .-]?\d{5}(?!\d)/g;
const tenDigits = /^\d{10}$/;

/** The text without the national identity numbers that stand in it. */
export function withoutIdentityNumbers(text: string): string {
  if (tenDigits.test(text)) {
    const digits = `0${text}`;
    return hasDayAndMonth(digits) && hasBothCheckDigits(digits) ? '' : text;
  }
  return text.replaceAll(elevenDigits, (number) =>
    hasBothCheckDigits(number.replaceAll(/\D/g, '')) ? '' : number,
  );
}
