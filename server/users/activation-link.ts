import { pathTo } from '@takst/contract/path-to.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { sendEmail } from '#integrations/email/email.public.ts';
import { digestOf, newToken } from '#session/session.public.ts';
import { revokeActivations } from './activation/activation.store.ts';
import { insertActivation } from './activation-link.store.ts';
import { activationEmail } from './activation-link.texts.ts';
import type { AnnounceUser } from './administration/announce-user.ts';

/** How long a link can be used (issue: Users). */
export const activationLasts = Temporal.Duration.from({ hours: 7 * 24 });

export type Origins = Readonly<Record<TenantId, string>>;
export type ActivationLink = { link: string; expiresAt: Temporal.Instant };

type Linked = { tenant: TenantId; userId: number; now: Temporal.Instant };

/**
 * An unguessable link, on the operator's own address, by which a user activates their login. Only the
 * newest link of a user leads anywhere, and nobody who reads the database can make it again.
 */
export async function makeActivationLink(
  tx: Transaction,
  { tenant, userId, now }: Linked,
  origins: Origins,
): Promise<ActivationLink> {
  await revokeActivations(tx, { tenant, userId });
  const token = newToken();
  const expiresAt = now.add(activationLasts);
  const tokenDigest = digestOf(token);
  await insertActivation(tx, { tenant, userId, tokenDigest, createdAt: now, expiresAt });
  return { link: origins[tenant] + pathTo('/aktiver/{token}', { token }), expiresAt };
}

/** Announces users by an e-mail with their link, which leaves after the commit. */
export const userAnnouncer =
  (origins: Origins): AnnounceUser =>
  async ({ tx, enqueue }, { tenant, userId, email, firstName, now }) => {
    const made = await makeActivationLink(tx, { tenant, userId, now }, origins);
    await enqueue(sendEmail, {
      tenant,
      to: email,
      ...activationEmail({ tenant, firstName, ...made }),
    });
  };
