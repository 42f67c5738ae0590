/**
 * Normalises a typed pickup code: people read it on one screen and type it on another, with lower
 * case, spaces and dashes.
 */
export const readPickupCode = (written: string): string =>
  written.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
