import { type CodedTicket, ticketCodeOf } from '@takst/domain/ticket-code/ticket-code.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { CompactSign, importJWK } from 'jose';
import type { Database } from '#db/database.ts';
import { currentSigningKey } from './signing-key.store.ts';

export type SignedCode = { text: string; validUntil: Temporal.Instant };

/** The inspection code of a ticket: a compact JWS (RFC 7515) signed with the operator's current key. */
export const codeSigner =
  (database: Database, now: Temporal.Instant) =>
  async (tenant: TenantId, ticket: Omit<CodedTicket, 'issuer'>): Promise<SignedCode> => {
    const code = ticketCodeOf({ ...ticket, issuer: tenant }, now);
    const key = await currentSigningKey(database, tenant, now);
    const text = await new CompactSign(Buffer.from(JSON.stringify(code)))
      .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
      .sign(await importJWK(key, 'EdDSA'));
    return { text, validUntil: Temporal.Instant.fromEpochMilliseconds(code.exp * 1_000) };
  };
