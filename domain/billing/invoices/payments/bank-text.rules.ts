/** What no bank writes, and PostgreSQL or a page cannot hold: control characters, halves of characters. */
const unprintable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** ISO 20022 gives a name 140 characters, and a reference 35. */
const maxLength = 140;

/** Whether a text of a bank's file is one that can be stored and shown. */
export const isBankText = (text: string): boolean => !unprintable.test(text);

/** Whether a payment reference or the bank's own one can be one. */
export const isBankReference = (text: string): boolean =>
  isBankText(text) && text.length <= maxLength;

/** A name; a longer one than ISO 20022 allows is cut. */
export const bankName = (text: string): string => text.slice(0, maxLength).toWellFormed();

/** The digits of a Norwegian account, also of one that is given as IBAN or in groups. */
export function accountNumberIn(text: string): string {
  const compact = text.replaceAll(/[\s.]/g, '');
  return /^NO\d{13}$/.test(compact) ? compact.slice(4) : compact;
}

/** More than any operator is paid, and small enough that the sum of a file is exact. */
const maxOre = 100_000_000_000_00;

/** Whether an amount of a file is one that a bank can report. */
export const isBankAmount = (ore: number): boolean =>
  Number.isSafeInteger(ore) && ore > 0 && ore <= maxOre;
