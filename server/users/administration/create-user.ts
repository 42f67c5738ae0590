import type { Outcome } from '@takst/contract/route.ts';
import type { createUser as route } from '@takst/contract/users/create-user.contract.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { administeredNow } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { isPhoneNumber } from './phone-number.ts';

type Creating = Call<typeof route>;

/**
 * A new user without roles, inactive until they use the link that they get by e-mail. Whoever made
 * them finds them without a role.
 */
export const createUser =
  (changes: ChangePath, announce: AnnounceUser) =>
  async (call: Creating): Promise<Outcome<typeof route>> => {
    const { phoneCountryCode, phone } = call.body;
    if (!isPhoneNumber(phoneCountryCode, phone)) return { refused: { code: 'PHONE_NOT_VALID' } };
    try {
      return await changes(call.origin, (change) => create(change, call, announce));
    } catch (error) {
      if (violatedConstraint(error) !== 'user_email_once') throw error;
      return { refused: { code: 'EMAIL_TAKEN' } };
    }
  };

async function create(
  change: Change,
  { scope, body, now, language }: Creating,
  announce: AnnounceUser,
): Promise<Outcome<typeof route>> {
  const { tenant, userId: caller } = scope;
  const users = administeredUserStore(change.tx, tenant);
  await users.lock({ caller, userId: caller });
  if (!(await administeredNow(change.tx, scope))) {
    return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
  }
  const id = await users.insert({ ...body, createdBy: caller, createdAt: now });
  await change.record({
    companyId: null,
    kind: 'create-user',
    subject: { type: 'user', id },
    before: null,
    after: { ...body, state: 'INACTIVE' },
  });
  await announce(change, { ...body, tenant, userId: id, language, now });
  return { reply: { id } };
}
