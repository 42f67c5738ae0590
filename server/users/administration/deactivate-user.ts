import type { Outcome } from '@takst/contract/route.ts';
import type { deactivateUser as route } from '@takst/contract/users/deactivate-user.contract.ts';
import { hasRolesElsewhere } from '@takst/domain/users/roles-after.rules.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import type { Call } from '#http/call.ts';
import { endSessionsOf } from '#session/session.public.ts';
import { revokeActivations } from '../activation/activation.store.ts';
import { administeredUserStore } from './administered-user.store.ts';
import { companiesLeftEmpty, noRoles } from './companies-left-empty.ts';
import { recordForCompanies } from './record-for-companies.ts';
import { takeUser } from './user-in-hand.ts';

type Deactivating = Call<typeof route>;

/** From their next call on a user is refused: sessions end, and links that were sent lead nowhere. */
export const deactivateUser =
  (changes: ChangePath) =>
  (call: Deactivating): Promise<Outcome<typeof route>> =>
    changes(call.origin, (change) => deactivate(change, call));

async function deactivate(
  change: Change,
  { scope, params, query }: Deactivating,
): Promise<Outcome<typeof route>> {
  const { tenant } = scope;
  const taken = await takeUser(change.tx, { scope, userId: params.id });
  if ('refused' in taken) return taken;
  const { user, administrator } = taken;
  const { userId, state } = user;
  if (userId === scope.userId) return { refused: { code: 'OWN_USER' } };
  if (hasRolesElsewhere(administrator.companies, user)) {
    return { refused: { code: 'ROLES_ELSEWHERE' } };
  }
  const companies = state === 'ACTIVE' ? companiesLeftEmpty(user, noRoles) : [];
  if (companies.length > 0 && !query.confirmed) {
    return { refused: { code: 'LAST_ADMINISTRATOR', companies } };
  }
  const links = await revokeActivations(change.tx, { tenant, userId });
  await endSessionsOf(change.tx, { tenant, userId });
  if (state === 'ACTIVE') {
    await administeredUserStore(change.tx, tenant).setState(userId, 'INACTIVE');
  }
  if (state === 'ACTIVE' || links > 0) {
    await recordForCompanies(change, user, {
      kind: 'deactivate-user',
      before: { state, openLinks: links },
      after: { state: 'INACTIVE', openLinks: 0 },
    });
  }
  return { reply: { id: userId } };
}
