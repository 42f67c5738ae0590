import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { insertActivation, revokeActivations } from './activation/activation.store.ts';
import { activationEmail } from './activation-link.texts.ts';
import type { AnnounceUser } from './activation/announce-user.ts';

/** How long a link can be used. */
const activationLifetime = Temporal.Duration.from({ hours: 7 * 24 });

export type Origins = PerTenant<string>;
export type ActivationLink = { link: string; expiresAt: Temporal.Instant };

type LinkRequest = { tenant: TenantId; userId: number; now: Temporal.Instant };

/**
 * Creates an unguessable link at the operator's own address, with which a user activates their login.
 * It revokes the user's older links. The database has only the digest, so it cannot leak a link.
 */
export async function createActivationLink(
  tx: Transaction,
  { tenant, userId, now }: LinkRequest,
  origins: Origins,
): Promise<ActivationLink> {
  await revokeActivations(tx, { tenant, userId });
  const token = newToken();
  const expiresAt = now.add(activationLifetime);
  const tokenDigest = digestOf(token);
  await insertActivation(tx, { tenant, userId, tokenDigest, createdAt: now, expiresAt });
  return { link: ofTenant(origins, tenant) + pathTo('/aktiver/{token}', { token }), expiresAt };
}

/** Announces users by an e-mail with their link, sent after the commit. */
export const userAnnouncer =
  (origins: Origins): AnnounceUser =>
  async ({ tx, enqueue }, { tenant, userId, email, firstName, now }) => {
    const activationLink = await createActivationLink(tx, { tenant, userId, now }, origins);
    await enqueue(sendEmail, {
      tenant,
      topic: 'activation-link',
      companyId: null,
      to: email,
      ...activationEmail({ tenant, firstName, ...activationLink }),
    });
    return activationLink.expiresAt;
  };
