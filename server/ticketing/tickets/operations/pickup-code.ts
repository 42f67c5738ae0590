import { randomInt } from 'node:crypto';

/** No 0 and O, 1, I and L: people read the code from one screen and type it on another. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/** A new pickup code (domain: Company ticket). A database index keeps codes in use unique. */
export const newPickupCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
