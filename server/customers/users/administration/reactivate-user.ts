import { reactivateUser as route } from '@takst/contract/customers/users/administration/reactivate-user.contract.ts';
import { hasRolesElsewhere } from '@takst/domain/customers/users/roles-after.rules.ts';
import { userActions } from '@takst/domain/customers/users/user-state.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { AnnounceUser } from '../activation/announce-user.ts';
import { renewInvitation } from '../activation/renew-invitation.ts';
import { lockAdministeredUser } from './lock-administered-user.ts';

/** A new activation link for an inactive user, who is active when they have used it (spec 1 §4). */
export const reactivateUser = (changes: ChangePath, announceUser: AnnounceUser) =>
  serveChange(route, changes, async (change, { scope, params, now, language }) => {
    const lockedUser = await lockAdministeredUser(change.tx, { scope, userId: params.id });
    if ('refused' in lockedUser) return lockedUser;
    const { user, administrator } = lockedUser;
    const { userId, state } = user;
    const isOneself = userId === scope.userId;
    if (!userActions({ state, isOneself }).has('reactivate')) {
      return { refused: { code: 'USER_NOT_INACTIVE' } };
    }
    if (hasRolesElsewhere(administrator.companies, user)) {
      return { refused: { code: 'ROLES_ELSEWHERE' } };
    }
    const invitedUser = { ...user, tenant: scope.tenant };
    await renewInvitation({ ...change, announceUser }, invitedUser, { now, language });
    return { reply: { id: userId } };
  });
