import { reactivateUser as route } from '@takst/contract/users/administration/reactivate-user.contract.ts';
import { hasRolesElsewhere } from '@takst/domain/users/roles-after.rules.ts';
import { userActions } from '@takst/domain/users/user-state.rules.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { revokeActivations } from '../activation/activation.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { recordForCompanies } from './record-for-companies.ts';
import { lockUserInHand } from './user-in-hand.ts';

/** A new activation link for an inactive user, who is active when they have used it (spec 1 §4). */
export const reactivateUser = (changes: ChangePath, announce: AnnounceUser) =>
  serveChange(route, changes, async (change, { scope, params, now, language }) => {
    const userInHand = await lockUserInHand(change.tx, { scope, userId: params.id });
    if ('refused' in userInHand) return userInHand;
    const { user, administrator } = userInHand;
    const { userId, email, firstName, state } = user;
    const isOneself = userId === scope.userId;
    if (!userActions({ state, isOneself }).has('reactivate')) {
      return { refused: { code: 'USER_NOT_INACTIVE' } };
    }
    if (hasRolesElsewhere(administrator.companies, user)) {
      return { refused: { code: 'ROLES_ELSEWHERE' } };
    }
    const { tenant } = scope;
    const openLinks = await revokeActivations(change.tx, { tenant, userId });
    await announce(change, { tenant, userId, email, firstName, language, now });
    await recordForCompanies(change, user, {
      kind: 'reactivate-user',
      before: { state, openLinks },
      after: { state, openLinks: 1 },
    });
    return { reply: { id: userId } };
  });
