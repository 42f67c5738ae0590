import type { notAdministered } from '@takst/contract/customers/users/administration/user.schema.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { type Administrator, findCurrentAdministrator } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { findUserRoles, type UserRolesRow } from './user-roles.query.ts';

export type LockedUser = { user: UserRolesRow; administrator: Administrator };

type UserRefusal = { refused: { code: keyof typeof notAdministered } };

/**
 * Locks caller and user until the transaction ends, then reads the user and what the caller
 * administers: a decision based on them still holds when it is written.
 */
export async function lockAdministeredUser(
  tx: Transaction,
  { scope, userId }: { scope: Scope; userId: number },
): Promise<LockedUser | UserRefusal> {
  await administeredUserStore(tx, scope.tenant).lock({ caller: scope.userId, userId });
  const administrator = await findCurrentAdministrator(tx, scope);
  if (!administrator) return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
  const user = await findUserRoles(tx, administrator, userId);
  if (!user) return { refused: { code: 'USER_NOT_FOUND' } };
  if (user.state === 'DELETED') return { refused: { code: 'USER_DELETED' } };
  return { user, administrator };
}
