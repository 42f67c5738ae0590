import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Keys of the embedded provider, created at its first start and stored in the database. */
export const providerKeys = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }),
  cookieKeys: z.array(z.string()).min(1),
  clientSecret: z.string(),
});
export type ProviderKeys = z.output<typeof providerKeys>;

export function newProviderKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
  return {
    jwks: { keys: [{ ...key, kid: randomUUID() }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
