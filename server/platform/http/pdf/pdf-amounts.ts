import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';

const twoDecimals = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeNumber = new Intl.NumberFormat('nb-NO');

/** "1 324,00", as in both languages of the portal. */
export const amountText = (ore: number): string => plainSpaces(twoDecimals.format(toKroner(ore)));
export const kronerAmountText = (ore: number): string => `${amountText(ore)}\u00A0kr`;
export const countText = (count: number): string => plainSpaces(wholeNumber.format(count));

/** "991 609 407" and "8601 11 17947": in groups, which are read out more easily. */
export const organisationNumberText = (text: string): string => grouped(text, [3, 3, 3]);
export const accountNumberText = (text: string): string => grouped(text, [4, 2, 5]);

function grouped(text: string, lengths: readonly number[]): string {
  const pattern = new RegExp(`^${lengths.map((length) => `(\\d{${length}})`).join('')}$`);
  return pattern.exec(text)?.slice(1).join('\u00A0') ?? text;
}

/** Not every typeface has the narrow space. */
const plainSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');
