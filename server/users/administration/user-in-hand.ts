import type { notAdministered } from '@takst/contract/users/user.schema.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { type Administrator, administeredNow } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { findUserRoles, type UserRolesRow } from './user-roles.query.ts';

export type UserInHand = { user: UserRolesRow; administrator: Administrator };

type Refused = { refused: { code: keyof typeof notAdministered } };

/**
 * A user as they are, with what the caller administers now, both locked until the transaction ends:
 * what is decided about them still holds when it is written.
 */
export async function takeUser(
  tx: Transaction,
  { scope, userId }: { scope: Scope; userId: number },
): Promise<UserInHand | Refused> {
  await administeredUserStore(tx, scope.tenant).lock({ caller: scope.userId, userId });
  const administrator = await administeredNow(tx, scope);
  if (!administrator) return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
  const user = await findUserRoles(tx, administrator, userId);
  if (!user) return { refused: { code: 'USER_NOT_FOUND' } };
  if (user.state === 'DELETED') return { refused: { code: 'USER_DELETED' } };
  return { user, administrator };
}
