import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Clock } from '#platform/time/clock.ts';
import type {
  AdmissionOutcome,
  AdmitUser,
  UserRefusal,
} from '#customers/session/session.public.ts';
import { userStore, type UserLogin } from './user.store.ts';

/**
 * Finds the portal's user for a sign-in: by verified e-mail the first time, which links the login, and
 * by the provider's `sub` from then on (domain: Sign-in). A linked user cannot be taken over by
 * another login with the same e-mail.
 */
export const createAdmitUser =
  (changes: ChangePath, clock: Clock): AdmitUser =>
  (origin, { subject, verifiedEmail }) =>
    changes(origin, async ({ tx, record }): Promise<AdmissionOutcome> => {
      const users = userStore(tx, origin.tenant);
      const admit = async (user: UserLogin): Promise<AdmissionOutcome> => {
        if (user.state !== 'ACTIVE') return refused('INACTIVE_USER');
        await users.markSignIn(user.id, clock.now());
        return { reply: { userId: user.id } };
      };
      const linked = await users.findBySubject(subject);
      if (linked) return admit(linked);

      const user = verifiedEmail === null ? null : await users.findByEmail(verifiedEmail);
      if (!user) return refused('UNKNOWN_USER');
      if (user.state !== 'ACTIVE') return refused('INACTIVE_USER');
      if (!(await users.link(user.id, subject))) {
        // A sign-in by the same login at the same moment may have linked it.
        const justLinked = await users.findBySubject(subject);
        return justLinked ? admit(justLinked) : refused('OTHER_LOGIN');
      }
      await record({
        companyId: null,
        kind: 'link-login',
        subject: { type: 'user', id: user.id },
        about: null,
        before: { providerSubject: null },
        after: { providerSubject: subject },
      });
      return admit(user);
    });

const refused = (code: UserRefusal): AdmissionOutcome => ({ refused: { code } });
