import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { SecretPlace } from './secret-places.ts';

/** A stored secret was written with a key that is not there, for another column, or was changed since. */
export class SecretRefused extends Error {
  override name = 'SecretRefused';
}

/** What keeps secrets in the database from those who have only its dump (docs/decisions/0131). */
export type Secrets = {
  /** The value to store: it opens for the same place alone. */
  seal(place: SecretPlace, text: string): string;
  /** A value as it was before it was stored. What was stored in the clear by an earlier version is given as it is. */
  open(place: SecretPlace, stored: string): string;
  /** How values begin that the first key has written. */
  readonly prefix: string;
  /** The names of all keys, the first one first. They say nothing about the keys. */
  readonly names: readonly string[];
  /** Proves by the first key that a text came from this portal. */
  proofOf(purpose: string, text: string): Buffer;
  /** Whether a text has a proof by any of the keys. */
  isProved(purpose: string, text: string, proof: Buffer): boolean;
};

export const keyLength = 32;
const algorithm = 'aes-256-gcm';
const [ivLength, tagLength, proofLength, nameLength] = [12, 16, 8, 8];
const form = 'v1';
const sealedForm = /^v1\.([\w-]{8})\.([\w-]{38,})$/;

/** The name of the key that a stored value begins with; null for a value in the clear. */
export const keyNameOf = (stored: string): string | null => sealedForm.exec(stored)?.[1] ?? null;

const derived = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, keyLength));

const keyFrom = (key: Buffer) => ({
  name: derived(key, 'name of the key').toString('base64url').slice(0, nameLength),
  cipher: derived(key, 'secrets at rest'),
  proof: derived(key, 'proof of origin'),
});

/** The first key writes, all read. */
export function makeSecrets(keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const [first, ...others] = keys;
  const current = keyFrom(first);
  const all = [current, ...others.map(keyFrom)];
  const proof = (key: Buffer, purpose: string, text: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest().subarray(0, proofLength);
  return {
    prefix: `${form}.${current.name}.`,
    names: all.map(({ name }) => name),
    seal(place, text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, current.cipher, iv).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), hidden]);
      return `${form}.${current.name}.${bytes.toString('base64url')}`;
    },
    open(place, stored) {
      const [, name, payload = ''] = sealedForm.exec(stored) ?? [];
      if (name === undefined) return stored;
      const key = all.find((one) => one.name === name);
      if (!key) throw new SecretRefused(`${place} was written with the key ${name}`);
      return opened(Buffer.from(payload, 'base64url'), key.cipher, place);
    },
    proofOf: (purpose, text) => proof(current.proof, purpose, text),
    isProved: (purpose, text, given) =>
      given.length === proofLength &&
      all.some((key) => timingSafeEqual(given, proof(key.proof, purpose, text))),
  };
}

function opened(bytes: Buffer, key: Buffer, place: SecretPlace): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const text = decipher.update(bytes.subarray(ivLength + tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SecretRefused(`${place} was not written there as it stands`, { cause: error });
  }
}
