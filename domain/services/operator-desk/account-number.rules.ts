const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** A Norwegian account number: eleven digits, of which the last is the check digit by mod 11. */
export function isAccountNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = weights.reduce<number>(
    (total, weight, place) => total + weight * Number(text.charAt(place)),
    0,
  );
  return (11 - (sum % 11)) % 11 === Number(text.charAt(10));
}

/** As people and banks write it: `8601.11.17947`, `8601 11 17947`. */
export const accountNumberFrom = (text: string): string => text.replaceAll(/[\s.\u00a0]/gu, '');

export const writtenAccountNumber = (number: string): string =>
  number.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3');
