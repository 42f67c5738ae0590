import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { basicCredentials } from './basic-credentials.ts';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import { secretDigestOf } from './ticket-app.store.ts';

export type AdmitTicketApp = (
  tenant: TenantId,
  authorization: string | undefined,
) => Promise<TicketAppScope | null>;

/** As long as a digest, and nobody's. */
const noDigest = digestOf('');

/**
 * Which ticket app calls, by HTTP Basic with its client id and secret (RFC 7617); null for anybody
 * else. Digests of one length are compared, in the same time whether the app is known or not.
 */
export const makeAdmitTicketApp =
  (database: Database): AdmitTicketApp =>
  async (tenant, authorization) => {
    const credentials = basicCredentials(authorization);
    if (!credentials) return null;
    const { name: clientId, secret } = credentials;
    const right = await secretDigestOf(database, { tenant, clientId });
    const isRight = timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(right ?? noDigest));
    return isRight && right !== undefined ? makeScope(tenant, clientId) : null;
  };

const makeScope = (tenant: TenantId, clientId: string) => ({ tenant, clientId }) as TicketAppScope;
