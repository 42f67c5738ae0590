import type { ChangePath } from '#changes/change-path.ts';
import type { Origin } from '#http/call.ts';
import { userStore, type UserLogin } from './user.store.ts';

/** Who signed in at the tenant's provider. */
export type ProvenIdentity = { subject: string; verifiedEmail: string | null };

export type UserRefusal = 'UNKNOWN_USER' | 'INACTIVE_USER' | 'OTHER_LOGIN';
export type Admitted = { reply: { userId: number } } | { refused: { code: UserRefusal } };

/**
 * Which user of the portal has signed in: linked by verified e-mail the first time, found by the
 * provider's `sub` from then on (domain: Sign-in). A user who is linked to one login is not taken
 * over by another that has got the same e-mail.
 */
export const makeAdmitUser =
  (changes: ChangePath) =>
  (origin: Origin, { subject, verifiedEmail }: ProvenIdentity): Promise<Admitted> =>
    changes(origin, async ({ tx, record }): Promise<Admitted> => {
      const users = userStore(tx, origin.tenant);
      const linked = await users.findBySubject(subject);
      if (linked) return admission(linked);

      const user = verifiedEmail === null ? null : await users.findByEmail(verifiedEmail);
      if (!user) return refused('UNKNOWN_USER');
      if (user.state !== 'ACTIVE') return admission(user);
      if (!(await users.link(user.id, subject))) return refused('OTHER_LOGIN');
      await record({
        companyId: null,
        kind: 'link-login',
        subject: { type: 'user', id: user.id },
        before: { providerSubject: null },
        after: { providerSubject: subject },
      });
      return admission(user);
    });

const refused = (code: UserRefusal): Admitted => ({ refused: { code } });

const admission = ({ id, state }: UserLogin): Admitted =>
  state === 'ACTIVE' ? { reply: { userId: id } } : refused('INACTIVE_USER');
