import { hash } from 'node:crypto';

/** A digest of values as a user sees them, by which a change says what its user saw. */
export const digestOfSeen = (values: readonly (string | number | boolean | null)[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url');
