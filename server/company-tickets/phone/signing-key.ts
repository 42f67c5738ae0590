import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

/** A private key as stored; `d` never leaves the server. */
export const signingKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string(),
});
export type SigningKey = z.output<typeof signingKey>;

/** Part of every code, so as short as still tells an operator's keys apart. */
const kidLength = 8;

export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, kidLength);
  return signingKey.parse({ ...jwk, kid });
}
