import type { RolesInCompany } from '@takst/domain/users/user-roles.ts';
import type { Change } from '#changes/change-path.ts';
import { userStore } from '#users/user.store.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { makeUser, type NewUser } from './make-user.ts';

type FirstAdministrator = NewUser & { readonly rolesIn: RolesInCompany };

/**
 * Gives a new company its first administrator: a new user, who gets a link by e-mail, or somebody
 * who administers another company already. False when the e-mail is that of a user who is not active.
 */
export async function placeFirstAdministrator(
  change: Change & { announceUser: AnnounceUser },
  user: FirstAdministrator,
): Promise<boolean> {
  const { tenant, rolesIn, now } = user;
  const accounts = userStore(change.tx, tenant);
  const users = administeredUserStore(change.tx, tenant);
  const first = await accounts.findByEmail(user.email);
  if (!first) {
    await makeUser(change, user);
    return true;
  }
  // Looked at again with the lock: somebody may be deactivating them at this moment.
  await users.lockUser(first.id);
  const known = await accounts.findByEmail(user.email);
  if (known?.state !== 'ACTIVE') return false;
  await users.saveCompanyRoles(known.id, rolesIn);
  await users.noteRolesChanged(known.id, now);
  await change.record({
    companyId: rolesIn.companyId,
    kind: 'change-user-roles',
    subject: { type: 'user', id: known.id },
    before: { roles: [] },
    after: { roles: rolesIn.roles },
  });
  return true;
}
