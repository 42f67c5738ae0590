import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type Activation = {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  state: string;
  providerSubject: string | null;
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
};

type Link = { tenant: TenantId; tokenDigest: string };

export type NewActivation = Link & {
  userId: number;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** Stores an activation link, of its token only the digest, and until when its user is invited. */
export async function insertActivation(tx: Transaction, link: NewActivation): Promise<void> {
  await tablesOf(tx)
    .insertInto('users.activation')
    .values({
      tenant: link.tenant,
      user_id: link.userId,
      token_digest: link.tokenDigest,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
  await setInvitedUntil(tx, link, link.expiresAt);
}

type User = { tenant: TenantId; userId: number };

const setInvitedUntil = (tx: Transaction, { tenant, userId }: User, at: Temporal.Instant | null) =>
  tablesOf(tx)
    .updateTable('users.user')
    .set({ invited_until: at })
    .where('tenant', '=', tenant)
    .where('id', '=', userId)
    .execute();

/** The activation and its user, whatever their state; undefined for a link that was never sent. */
export const findActivation = (
  tx: Transaction,
  { tenant, tokenDigest }: Link,
): Promise<Activation | undefined> =>
  tablesOf(tx)
    .selectFrom('users.activation as activation')
    .innerJoin('users.user as user', (join) =>
      join
        .onRef('user.id', '=', 'activation.user_id')
        .onRef('user.tenant', '=', 'activation.tenant'),
    )
    .where('activation.tenant', '=', tenant)
    .where('activation.token_digest', '=', tokenDigest)
    .select([
      'user.id as userId',
      'user.email',
      'user.first_name as firstName',
      'user.last_name as lastName',
      'user.state',
      'user.provider_subject as providerSubject',
      'activation.expires_at as expiresAt',
      'activation.used_at as usedAt',
    ])
    .executeTakeFirst();

/**
 * The same, with the user locked until the transaction ends: concurrent activations and deactivations
 * of the user run one after the other.
 */
export async function lockActivation(
  tx: Transaction,
  link: Link & { userId: number },
): Promise<Activation | undefined> {
  await tablesOf(tx)
    .selectFrom('users.user')
    .select('id')
    .where('tenant', '=', link.tenant)
    .where('id', '=', link.userId)
    .forNoKeyUpdate()
    .execute();
  return findActivation(tx, link);
}

/** Marks the link as used and its user as active. */
export async function setActive(
  tx: Transaction,
  { tenant, tokenDigest, userId, at }: Link & { userId: number; at: Temporal.Instant },
): Promise<void> {
  const tables = tablesOf(tx);
  await tables
    .updateTable('users.activation')
    .set({ used_at: at })
    .where('tenant', '=', tenant)
    .where('token_digest', '=', tokenDigest)
    .execute();
  await tables
    .updateTable('users.user')
    .set({ state: 'ACTIVE', invited_until: null })
    .where('tenant', '=', tenant)
    .where('id', '=', userId)
    .execute();
}

/** Deletes a user's unused links: they are no longer invited. */
export async function revokeActivations(tx: Transaction, user: User): Promise<void> {
  const { tenant, userId } = user;
  await tablesOf(tx)
    .deleteFrom('users.activation')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await setInvitedUntil(tx, user, null);
}

/** The companies in which a user has a role: the activation is recorded in each one's history. */
export const companiesOfUser = (
  tx: Transaction,
  { tenant, userId }: User,
): Promise<{ companyId: number }[]> =>
  tablesOf(tx)
    .selectFrom('users.company_role')
    .select('company_id as companyId')
    .distinct()
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .orderBy('companyId')
    .execute();
