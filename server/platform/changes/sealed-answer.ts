import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** An answer that only the caller's own key opens: the database keeps no more than a digest of it. */
export type SealedAnswer = { readonly sealed: string };

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'answered call', 32));

export function sealAnswer(answer: unknown, secret: string): SealedAnswer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyFrom(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url') };
}

export function openAnswer({ sealed }: SealedAnswer, secret: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyFrom(secret), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const text = decipher.update(bytes.subarray(ivLength + tagLength));
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
}
