import { encryptedField, type JsonSecretPlace } from '#platform/secrets/secret-places.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Database, Transaction } from '../database.ts';
import { secretsOf } from '../tables.ts';

type Encrypted = { readonly [encryptedField]: string };

/** What a JSON column gets instead of a value that holds a secret. */
export const sealJson = (
  source: Database | Transaction,
  place: JsonSecretPlace,
  value: unknown,
): Encrypted => ({ [encryptedField]: secretsOf(source).seal(place, JSON.stringify(value)) });

/** A value of a JSON column, encrypted or not. */
export const openJson = (
  source: Database | Transaction,
  place: JsonSecretPlace,
  stored: unknown,
): unknown => openJsonBy(secretsOf(source), place, stored);

/** The same where the database is not at hand: for jobs, which the library reads. */
export const openJsonBy = (secrets: Secrets, place: JsonSecretPlace, stored: unknown): unknown =>
  isEncrypted(stored) ? JSON.parse(secrets.open(place, stored[encryptedField])) : stored;

const isEncrypted = (stored: unknown): stored is Encrypted =>
  typeof stored === 'object' &&
  stored !== null &&
  encryptedField in stored &&
  typeof stored[encryptedField] === 'string' &&
  Object.keys(stored).length === 1;
