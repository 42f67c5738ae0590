import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads the table cannot sign in with it. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
