import type { Outcome } from '@takst/contract/route.ts';
import type { createUser as route } from '@takst/contract/users/create-user.contract.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import type { Call } from '#http/call.ts';
import { findCurrentAdministrator } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from './announce-user.ts';
import { emailTakenConstraint, createUserAccount } from './create-user-account.ts';
import { isPhoneNumber } from './phone-number.ts';

type CreateUserCall = Call<typeof route>;

/** Creates a user without roles. Until they get one, only their creator administers them. */
export const createUser =
  (changes: ChangePath, announceUser: AnnounceUser) =>
  async (call: CreateUserCall): Promise<Outcome<typeof route>> => {
    const { phoneCountryCode, phone } = call.body;
    if (!isPhoneNumber(phoneCountryCode, phone)) return { refused: { code: 'PHONE_NOT_VALID' } };
    try {
      return await changes(call.origin, (change) => create({ ...change, announceUser }, call));
    } catch (error) {
      if (violatedConstraint(error) !== emailTakenConstraint) throw error;
      return { refused: { code: 'EMAIL_TAKEN' } };
    }
  };

async function create(
  change: Change & { announceUser: AnnounceUser },
  { scope, body, now, language }: CreateUserCall,
): Promise<Outcome<typeof route>> {
  const { tenant, userId: caller } = scope;
  // A new user has no roles, so locking the caller is enough.
  await administeredUserStore(change.tx, tenant).lockUser(caller);
  if (!(await findCurrentAdministrator(change.tx, scope))) {
    return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
  }
  const id = await createUserAccount(change, { ...body, tenant, createdBy: caller, now, language });
  return { reply: { id } };
}
