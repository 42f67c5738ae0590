import type { deadLinks } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { limitWrongLinks } from '#platform/tries/tries.public.ts';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { type Activation, findActivation } from './activation.store.ts';

export type UnusableLink = { refused: { code: keyof typeof deadLinks } };

type LinkAttempt = { tenant: TenantId; token: string; address: string; now: Temporal.Instant };

/** The activation of a link, or why it cannot be used. */
export async function findUsableActivation(
  database: Database,
  { tenant, token, address, now }: LinkAttempt,
): Promise<Activation | UnusableLink> {
  const who = `activation at ${tenant} from ${address}`;
  const link = { tenant, tokenDigest: digestOf(token) };
  const activation = await limitWrongLinks(database, { who, now }, (tx) =>
    findActivation(tx, link),
  );
  return activation
    ? usableActivation(activation, now)
    : { refused: { code: 'ACTIVATION_NOT_FOUND' } };
}

/** A link works once, until it expires. */
export function usableActivation(
  activation: Activation,
  now: Temporal.Instant,
): Activation | UnusableLink {
  const { state, usedAt, expiresAt } = activation;
  if (state === 'DELETED') return { refused: { code: 'ACTIVATION_NOT_FOUND' } };
  if (usedAt !== null || state !== 'INACTIVE') return { refused: { code: 'ACTIVATION_USED' } };
  const isOver = Temporal.Instant.compare(expiresAt, now) <= 0;
  return isOver ? { refused: { code: 'ACTIVATION_EXPIRED' } } : activation;
}
