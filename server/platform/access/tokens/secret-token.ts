import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token for a cookie or a link. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** The digest is stored instead of the token: reading the table does not help to sign in. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
