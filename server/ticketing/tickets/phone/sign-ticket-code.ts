import {
  type CodedTicket,
  offlineCodeOf,
  printedCodeOf,
  type TicketCode,
  ticketCodeOf,
} from '@takst/domain/ticketing/ticket-code/ticket-code.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { CompactSign, importJWK } from 'jose';
import type { Database } from '#platform/db/database.ts';
import { currentSigningKey } from './signing-key.store.ts';

export type SignedCode = { text: string; validUntil: Temporal.Instant };

type CodeToSign = Omit<CodedTicket, 'issuer'>;

const signerOf =
  (codeOf: typeof ticketCodeOf) =>
  (database: Database, now: Temporal.Instant) =>
  async (tenant: TenantId, ticket: CodeToSign): Promise<SignedCode> => {
    const code = codeOf({ ...ticket, issuer: tenant }, now);
    const text = await signedText(database, { tenant, now }, code);
    return { text, validUntil: Temporal.Instant.fromEpochMilliseconds(code.exp * 1_000) };
  };

/** The inspection code of a ticket: a compact JWS (RFC 7515) signed with the operator's current key. */
export const codeSigner = signerOf(ticketCodeOf);

/** The same for a page that may lose the network (docs/decisions/0119). */
export const offlineCodeSigner = signerOf(offlineCodeOf);

/** The same on paper: it can be shown until the last day of the ticket is over. */
export const printedCodeSigner =
  (database: Database, now: Temporal.Instant) =>
  async (
    tenant: TenantId,
    ticket: CodeToSign & { readonly expirationDate: Temporal.PlainDate },
  ): Promise<string> =>
    signedText(database, { tenant, now }, printedCodeOf({ ...ticket, issuer: tenant }, now));

async function signedText(
  database: Database,
  { tenant, now }: { readonly tenant: TenantId; readonly now: Temporal.Instant },
  code: TicketCode,
): Promise<string> {
  const key = await currentSigningKey(database, tenant, now);
  return new CompactSign(Buffer.from(JSON.stringify(code)))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .sign(await importJWK(key, 'EdDSA'));
}
