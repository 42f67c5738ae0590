import type { deadLinks } from '@takst/contract/users/get-activation.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { limitTries } from '#tries/tries.public.ts';
import type { Database } from '#db/database.ts';
import { digestOf } from '#session/session.public.ts';
import { type Activation, findActivation } from './activation.store.ts';

export type DeadLink = { refused: { code: keyof typeof deadLinks } };

/** A link that was cut in two is tried a few times, a machine tries on. */
const mostWrongTokens = 60;
const countedFor = Temporal.Duration.from({ minutes: 10 });

type Asked = { tenant: TenantId; token: string; address: string; now: Temporal.Instant };

/** What a link leads to, or why it leads nowhere. */
export async function lookUpLink(
  database: Database,
  { tenant, token, address, now }: Asked,
): Promise<Activation | DeadLink> {
  const triers = [{ who: `activation at ${tenant} from ${address}`, most: mostWrongTokens }];
  const link = { tenant, tokenDigest: digestOf(token) };
  const found = await limitTries(database)({ triers, countedFor, now }, (tx) =>
    findActivation(tx, link),
  );
  return found ? living(found, now) : { refused: { code: 'ACTIVATION_NOT_FOUND' } };
}

/** Once, and for as long as it was made for. */
export function living(activation: Activation, now: Temporal.Instant): Activation | DeadLink {
  const { state, usedAt, expiresAt } = activation;
  if (state === 'DELETED') return { refused: { code: 'ACTIVATION_NOT_FOUND' } };
  if (usedAt !== null || state !== 'INACTIVE') return { refused: { code: 'ACTIVATION_USED' } };
  const isOver = Temporal.Instant.compare(expiresAt, now) <= 0;
  return isOver ? { refused: { code: 'ACTIVATION_EXPIRED' } } : activation;
}
