const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** The modulo-11 check digit of eight digits, or null when these eight cannot have one. */
function checkDigit(eight: string): number | null {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(eight[index]), 0);
  const rest = sum % 11;
  if (rest === 0) return 0;
  return rest === 1 ? null : 11 - rest;
}

/** Valid numbers in the range that no real unit has (3xx), one after the other. */
export function* inventedOrganisationNumbers(): Generator<string, never> {
  for (let eight = 31_000_101; ; eight += 7) {
    const digit = checkDigit(String(eight));
    if (digit !== null) yield `${eight}${digit}`;
  }
}
