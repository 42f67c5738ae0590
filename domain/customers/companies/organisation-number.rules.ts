const weights = [3, 2, 7, 6, 5, 4, 3, 2] as const;

/**
 * Exactly nine digits (spec 1 §5) of which the last is the register's check digit by mod 11. A
 * number whose remainder would be 10 is never given out.
 */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text.startsWith('0')) return false;
  const sum = weights.reduce<number>(
    (total, weight, place) => total + weight * Number(text.charAt(place)),
    0,
  );
  return (11 - (sum % 11)) % 11 === Number(text.charAt(8));
}
