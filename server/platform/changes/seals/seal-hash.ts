import { createHash } from 'node:crypto';

/** The first seal of a company follows on nothing. */
export const noSeal = '';

/**
 * The hash of a seal in hexadecimal: SHA-256 over the hash of the seal before it and the values of the change, each as PostgreSQL
 * writes it. A column that the record gets later comes last, and only where it has a value, so that seals from before
 * stay true.
 */
export const sealHash = (before: string, values: readonly (string | null)[]): string =>
  createHash('sha256').update(before).update(JSON.stringify(values)).digest('hex');
