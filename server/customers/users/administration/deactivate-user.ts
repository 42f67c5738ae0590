import { deactivateUser as route } from '@takst/contract/customers/users/administration/deactivate-user.contract.ts';
import { hasRolesElsewhere } from '@takst/domain/customers/users/roles-after.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { endSessionsOf } from '#customers/session/session.public.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { revokeActivations } from '../activation/activation.store.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { companiesWithoutAdministrator, noRoles } from './companies-without-administrator.ts';
import { recordForCompanies } from './record-for-companies.ts';
import { recordedDeactivation, recordedStatus } from '../activation/recorded-status.ts';
import { lockAdministeredUser } from './lock-administered-user.ts';

/** Ends a user's sessions and revokes their links: their next call is refused. */
export const deactivateUser = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, query, now }) => {
    const { tenant } = scope;
    const lockedUser = await lockAdministeredUser(change.tx, { scope, userId: params.id });
    if ('refused' in lockedUser) return lockedUser;
    const { user, administrator } = lockedUser;
    const { userId, state } = user;
    if (userId === scope.userId) return { refused: { code: 'OWN_USER' } };
    if (hasRolesElsewhere(administrator.companies, user)) {
      return { refused: { code: 'ROLES_ELSEWHERE' } };
    }
    const companies = state === 'ACTIVE' ? companiesWithoutAdministrator(user, noRoles) : [];
    if (companies.length > 0 && !query.confirmed) {
      return { refused: { code: 'LAST_ADMINISTRATOR', companies } };
    }
    await revokeActivations(change.tx, { tenant, userId });
    await endSessionsOf(change.tx, { tenant, userId });
    if (state === 'ACTIVE') {
      await administeredUserStore(change.tx, tenant).setState(userId, 'INACTIVE');
    }
    const before = recordedStatus(user, now);
    if (before.state !== recordedDeactivation.state) {
      const after = recordedDeactivation;
      await recordForCompanies(change, user, { kind: 'deactivate-user', before, after });
    }
    return { reply: { id: userId } };
  });
