import type { RolesInCompany } from '@takst/domain/customers/users/user-roles.ts';
import { userStatus } from '@takst/domain/customers/users/user-state.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { userStore } from '#customers/users/user.store.ts';
import { acceptRequestOfUser } from '#customers/users/access-requests/accept-access-request.ts';
import { administeredUserStore } from './administration/administered-user.store.ts';
import type { AnnounceUser } from './activation/announce-user.ts';
import { createUserAccount, type NewUser } from './administration/create-user-account.ts';
import { renewInvitation } from './activation/renew-invitation.ts';

type FirstAdministrator = NewUser & { readonly rolesIn: RolesInCompany };

/**
 * Gives a new company its first administrator: a new user, who gets a link by e-mail, or the existing user with that
 * e-mail. A user who is invited already gets a new link. An open request for access by the same person is accepted.
 * False when that user was deactivated.
 */
export async function addFirstAdministrator(
  change: Change & { announceUser: AnnounceUser },
  user: FirstAdministrator,
): Promise<boolean> {
  const userId = await saveFirstAdministrator(change, user);
  if (userId === null) return false;
  const { tenant, createdBy: answeredBy, now: at } = user;
  const { companyId } = user.rolesIn;
  await acceptRequestOfUser(change, { tenant, companyId, userId, answeredBy, at });
  return true;
}

/** Null when the user was deactivated. */
async function saveFirstAdministrator(
  change: Change & { announceUser: AnnounceUser },
  user: FirstAdministrator,
): Promise<number | null> {
  const { tenant, rolesIn, now, language } = user;
  const accounts = userStore(change.tx, tenant);
  const users = administeredUserStore(change.tx, tenant);
  const existingUser = await accounts.findByEmail(user.email);
  if (!existingUser) return createUserAccount(change, user);
  // Read again under lock: the user may be being deactivated right now.
  await users.lockUser(existingUser.id);
  const lockedUser = await accounts.findByEmail(user.email);
  if (!lockedUser || userStatus(lockedUser, now) === 'DEACTIVATED') return null;
  await users.saveCompanyRoles(lockedUser.id, rolesIn);
  await users.setRolesChangedAt(lockedUser.id, now);
  await change.record({
    companyId: rolesIn.companyId,
    kind: 'change-user-roles',
    subject: { type: 'user', id: lockedUser.id },
    about: null,
    before: { roles: [] },
    after: { roles: rolesIn.roles },
  });
  if (lockedUser.state === 'INACTIVE') {
    const invitedUser = { ...lockedUser, tenant, userId: lockedUser.id };
    await renewInvitation(change, invitedUser, { now, language });
  }
  return lockedUser.id;
}
