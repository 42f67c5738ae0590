import type { CreateUserBody } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import type { GlobalRole } from '@takst/domain/platform/access/roles.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type UserStatus, userStatus } from '@takst/domain/customers/users/user-state.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { userStore } from '#customers/users/user.store.ts';
import type { AnnounceUser } from './activation/announce-user.ts';
import { renewInvitation } from './activation/renew-invitation.ts';
import { administeredUserStore } from './administration/administered-user.store.ts';
import { createUserAccount } from './administration/create-user-account.ts';
import { globalRolesOf } from './administration/user-roles.query.ts';

export type NewAdministrator = CreateUserBody & {
  readonly tenant: TenantId;
  readonly globalRoles: readonly GlobalRole[];
  readonly now: Temporal.Instant;
};

export type AddedAdministrator = {
  readonly userId: number;
  /** What the user was before; null for a new one. */
  readonly wasBefore: UserStatus | null;
  /** Global roles that the user did not have. */
  readonly addedRoles: readonly string[];
  readonly gotLink: boolean;
};

/**
 * Makes a user with global roles, who activates their login by the link in an e-mail. A user with that e-mail keeps
 * name, phone number and other roles, gets the roles that are missing, and a new link unless they are active.
 */
export async function addAdministrator(
  change: Change & { announceUser: AnnounceUser },
  { globalRoles, ...user }: NewAdministrator,
): Promise<AddedAdministrator> {
  const { tenant, now } = user;
  const language = 'nb' as const;
  const accounts = userStore(change.tx, tenant);
  const users = administeredUserStore(change.tx, tenant);
  const existing = await accounts.findByEmail(user.email);
  if (existing) await users.lockUser(existing.id);
  const current = existing && (await accounts.findByEmail(user.email));
  if (!current) {
    const created = { ...user, globalRoles, createdBy: null, language };
    const userId = await createUserAccount(change, created);
    return { userId, wasBefore: null, addedRoles: globalRoles, gotLink: true };
  }
  const key = { tenant, userId: current.id };
  const addedRoles = await addRoles(change, key, { globalRoles, now });
  const gotLink = current.state === 'INACTIVE';
  if (gotLink) await renewInvitation(change, { ...current, ...key }, { now, language });
  return { userId: current.id, wasBefore: userStatus(current, now), addedRoles, gotLink };
}

/** Records nothing when the user has all of them. */
async function addRoles(
  { tx, record }: Change,
  { tenant, userId }: { tenant: TenantId; userId: number },
  { globalRoles, now }: Pick<NewAdministrator, 'globalRoles' | 'now'>,
): Promise<string[]> {
  const users = administeredUserStore(tx, tenant);
  const before = await globalRolesOf(tx, userId);
  const added = globalRoles.filter((role) => !before.includes(role));
  if (added.length === 0) return [];
  const after = [...before, ...added];
  await users.saveGlobalRoles(userId, after);
  await users.setRolesChangedAt(userId, now);
  await record({
    companyId: null,
    kind: 'change-user-roles',
    subject: { type: 'user', id: userId },
    about: null,
    before: { roles: before },
    after: { roles: after },
  });
  return added;
}
