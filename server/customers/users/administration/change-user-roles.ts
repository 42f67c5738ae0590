import { changeUserRoles as route } from '@takst/contract/customers/users/administration/change-user-roles.contract.ts';
import { offeredRoles } from '@takst/domain/customers/users/offered-roles.rules.ts';
import { leavesOperatorWithoutAdministrator } from '@takst/domain/customers/users/last-administrator.rules.ts';
import { rolesAfter, rolesIn } from '@takst/domain/customers/users/roles-after.rules.ts';
import type { UserRoles } from '@takst/domain/customers/users/user-roles.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { acceptRequestOfUser } from '#customers/users/access-requests/accept-access-request.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { companiesWithoutAdministrator } from './companies-without-administrator.ts';
import { lockAdministeredUser, type LockedUser } from './lock-administered-user.ts';
import {
  findAdministeredCompanies,
  countOtherGlobalAdministrators,
  type UserRolesRow,
} from './user-roles.query.ts';

/** Replaces a user's roles; a local administrator replaces only those in their own companies. */
export const changeUserRoles = (changes: ChangePath) =>
  serveChange(route, changes, async (change, call) => {
    const { scope, params, body, now } = call;
    const lockedUser = await lockAdministeredUser(change.tx, { scope, userId: params.id });
    if ('refused' in lockedUser) return lockedUser;
    const { user } = lockedUser;
    const answer = await decide(change.tx, lockedUser, body);
    if ('refused' in answer) return { refused: { code: answer.refused } };
    const otherGlobalAdministrators = await countOtherGlobalAdministrators(change.tx, lockedUser);
    if (
      leavesOperatorWithoutAdministrator({
        before: user.roles,
        after: answer.after.roles,
        others: otherGlobalAdministrators,
      })
    ) {
      return { refused: { code: 'LAST_GLOBAL_ADMINISTRATOR' } };
    }
    const companies = companiesWithoutAdministrator(user, answer.after);
    if (companies.length > 0 && !body.confirmed) {
      return { refused: { code: 'LAST_ADMINISTRATOR', companies } };
    }
    const isChanged = await save(change, { ...answer, user, scope, now });
    if (!isChanged) return { reply: { userId: params.id, lastModified: user.lastModified } };
    await administeredUserStore(change.tx, scope.tenant).setRolesChangedAt(params.id, now);
    return { reply: { userId: params.id, lastModified: now } };
  });

async function decide(tx: Transaction, { user, administrator }: LockedUser, wished: UserRoles) {
  const ids = wished.companies.map(({ companyId }) => companyId);
  const administeredCompanies = await findAdministeredCompanies(tx, administrator, ids);
  return rolesAfter({
    administered: administrator.companies,
    before: user,
    requested: wished,
    offered: new Map(
      administeredCompanies.map(({ companyId, agreementSubtypes }) => [
        companyId,
        offeredRoles(agreementSubtypes),
      ]),
    ),
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size === 0;

type RolesToSave = {
  scope: Scope;
  user: UserRolesRow;
  after: UserRoles;
  now: Temporal.Instant;
};

/** Saves and records what differs, one record per company: each shows it in its history. */
async function save(change: Change, { scope, user, after, now }: RolesToSave): Promise<boolean> {
  const { tx, record } = change;
  const { tenant, userId: answeredBy } = scope;
  const { userId } = user;
  const users = administeredUserStore(tx, tenant);
  const subject = { type: 'user', id: userId };
  const companyIds = [...user.companies, ...after.companies].map(({ companyId }) => companyId);
  let isChanged = false;
  for (const companyId of new Set(companyIds)) {
    const [before, roles] = [rolesIn(user, companyId), rolesIn(after, companyId)];
    if (isSame(before, roles)) continue;
    isChanged = true;
    await users.saveCompanyRoles(userId, { companyId, roles });
    await record({
      companyId,
      kind: 'change-user-roles',
      subject,
      about: null,
      before: { roles: before },
      after: { roles },
    });
    if (roles.length > 0) {
      await acceptRequestOfUser(change, { tenant, companyId, userId, answeredBy, at: now });
    }
  }
  if (isSame(user.roles, after.roles)) return isChanged;
  await users.saveGlobalRoles(userId, after.roles);
  await record({
    companyId: null,
    kind: 'change-user-roles',
    subject,
    about: null,
    before: { roles: user.roles },
    after: { roles: after.roles },
  });
  return true;
}
