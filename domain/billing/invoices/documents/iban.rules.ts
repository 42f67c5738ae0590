/** N, O and two zeros, as ISO 13616 counts them. */
const countryDigits = '232400';

/** The international form of a Norwegian account number of eleven digits. */
export function ibanOf(accountNumber: string): string {
  if (!/^\d{11}$/.test(accountNumber)) throw new Error('an account number has eleven digits');
  const check = 98n - (BigInt(accountNumber + countryDigits) % 97n);
  return `NO${check.toString().padStart(2, '0')}${accountNumber}`;
}
