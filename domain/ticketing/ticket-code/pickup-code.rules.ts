/**
 * A pickup code as it is kept, from the way somebody wrote it: small letters, spaces and dashes are
 * read as people mean them, for a code is read on one screen and typed on another.
 */
export const readPickupCode = (written: string): string =>
  written.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
