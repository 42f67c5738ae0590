import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Transaction } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';

/** A private key as stored; `d` never leaves the server. */
const signingKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string(),
});
export type SigningKey = z.output<typeof signingKey>;

const place = 'tickets.signing_key.private_jwk';

/** Part of every code, so as short as still tells an operator's keys apart. */
const kidLength = 8;

async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, kidLength);
  return signingKey.parse({ ...jwk, kid });
}

/** Creates a signing key for every operator that has none; locked, so that processes create one only. */
export const ensureSigningKeys = (database: Database, now: Temporal.Instant): Promise<void> =>
  database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('tickets.signing_key'))`.execute(tablesOf(tx));
    for (const tenant of tenantIds()) {
      const currentKeys = await keys(tx, tenant).where('valid_from', '<=', now).limit(1).execute();
      if (currentKeys.length === 0) await addSigningKey(tx, tenant, now);
    }
  });

/** Adds a key that signs from `validFrom` on; verifiers get its public half at once. */
export async function addSigningKey(
  tx: Transaction,
  tenant: TenantId,
  validFrom: Temporal.Instant,
): Promise<string> {
  const key = await newSigningKey();
  await tablesOf(tx)
    .insertInto('tickets.signing_key')
    .values({
      tenant,
      kid: key.kid,
      private_jwk: secretsOf(tx).seal(place, JSON.stringify(key)),
      valid_from: validFrom,
    })
    .execute();
  return key.kid;
}

const keys = (source: Database | Transaction, tenant: TenantId) =>
  tablesOf(source)
    .selectFrom('tickets.signing_key')
    .select('private_jwk')
    .where('tenant', '=', tenant)
    .where('withdrawn_at', 'is', null);

const keyFrom = (source: Database | Transaction, stored: string): SigningKey =>
  signingKey.parse(JSON.parse(secretsOf(source).open(place, stored)));

/** The newest key that is already valid. */
export async function currentSigningKey(
  database: Database,
  tenant: TenantId,
  now: Temporal.Instant,
): Promise<SigningKey> {
  const { private_jwk } = await keys(database, tenant)
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return keyFrom(database, private_jwk);
}

/** All keys that are not withdrawn, future ones too, so that verifiers have them in time. */
export async function signingKeysOf(database: Database, tenant: TenantId): Promise<SigningKey[]> {
  const rows = await keys(database, tenant).orderBy('valid_from', 'desc').execute();
  return rows.map((row) => keyFrom(database, row.private_jwk));
}
