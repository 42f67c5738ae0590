import type { Outcome } from '@takst/contract/route.ts';
import type { createUser as route } from '@takst/contract/users/create-user.contract.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { administeredNow } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { emailTaken, makeUser } from './make-user.ts';
import { isPhoneNumber } from './phone-number.ts';

type Creating = Call<typeof route>;

/** A new user without roles. Whoever made them finds them until somebody has given them one. */
export const createUser =
  (changes: ChangePath, announceUser: AnnounceUser) =>
  async (call: Creating): Promise<Outcome<typeof route>> => {
    const { phoneCountryCode, phone } = call.body;
    if (!isPhoneNumber(phoneCountryCode, phone)) return { refused: { code: 'PHONE_NOT_VALID' } };
    try {
      return await changes(call.origin, (change) => create({ ...change, announceUser }, call));
    } catch (error) {
      if (violatedConstraint(error) !== emailTaken) throw error;
      return { refused: { code: 'EMAIL_TAKEN' } };
    }
  };

async function create(
  change: Change & { announceUser: AnnounceUser },
  { scope, body, now, language }: Creating,
): Promise<Outcome<typeof route>> {
  const { tenant, userId: caller } = scope;
  // A new user has no roles: only whether the caller still administers must stay as it is.
  await administeredUserStore(change.tx, tenant).lockUser(caller);
  if (!(await administeredNow(change.tx, scope))) {
    return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
  }
  const id = await makeUser(change, { ...body, tenant, createdBy: caller, now, language });
  return { reply: { id } };
}
