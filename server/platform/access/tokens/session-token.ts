import { randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.ts';

const purpose = 'session token';
const randomBytesLength = 24;
/** The random part, as text, and its proof. */
const form = /^([\w-]{32})([\w-]{11})$/;

/** What a session cookie holds: 192 random bits, and a proof that they came from this portal. */
export function newSessionToken(secrets: Secrets): string {
  const random = randomBytes(randomBytesLength).toString('base64url');
  return `${random}${secrets.proofOf(purpose, random).toString('base64url')}`;
}

/** Whether a token is none that somebody made up; known without the database. It may be of a session that has ended. */
export function isFromHere(secrets: Secrets, token: string): boolean {
  const [, random, proof] = form.exec(token) ?? [];
  return (
    random !== undefined &&
    proof !== undefined &&
    secrets.isProved(purpose, random, Buffer.from(proof, 'base64url'))
  );
}
