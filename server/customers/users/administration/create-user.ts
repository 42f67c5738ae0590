import { createUser as route } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { serve } from '#platform/http/serve.ts';
import { acceptAccessRequest } from '#customers/users/access-requests/accept-access-request.ts';
import { lockOpenAccessRequest } from '#customers/users/access-requests/lock-open-access-request.ts';
import { findCurrentAdministrator } from './administered.query.ts';
import { administeredUserStore } from './administered-user.store.ts';
import type { AnnounceUser } from '../activation/announce-user.ts';
import { emailTakenConstraint, createUserAccount } from './create-user-account.ts';
import { isPhoneNumber } from './phone-number.ts';

/**
 * Creates a user without roles. Until they get one, only their creator administers them. A user who is the answer to a
 * request for access accepts it.
 */
export const createUser = (changes: ChangePath, announceUser: AnnounceUser) =>
  serve(route, async ({ origin, scope, body: { accessRequestId, ...body }, now, language }) => {
    if (!isPhoneNumber(body.phoneCountryCode, body.phone))
      return { refused: { code: 'PHONE_NOT_VALID' } };
    try {
      return await changes(origin, async (change) => {
        const { tenant, userId: caller } = scope;
        // A new user has no roles, so locking the caller is enough.
        await administeredUserStore(change.tx, tenant).lockUser(caller);
        if (!(await findCurrentAdministrator(change.tx, scope))) {
          return { refused: { code: 'NO_LONGER_ADMINISTRATOR' } };
        }
        const request =
          accessRequestId === undefined
            ? null
            : await lockOpenAccessRequest(change.tx, scope, accessRequestId);
        if (request && 'refused' in request) return request;
        const user = { ...body, tenant, createdBy: caller, now, language };
        const id = await createUserAccount({ ...change, announceUser }, user);
        if (request) {
          const answer = { tenant, userId: id, answeredBy: caller, at: now };
          await acceptAccessRequest(change, request, answer);
        }
        return { reply: { id } };
      });
    } catch (error) {
      if (violatedConstraint(error) !== emailTakenConstraint) throw error;
      return { refused: { code: 'EMAIL_TAKEN' } };
    }
  });
