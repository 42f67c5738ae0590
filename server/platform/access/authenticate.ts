import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { RenewSession } from '#platform/access/renew-session.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { KeepAlive } from './session-life.ts';
import { findSignedIn } from './signed-in.query.ts';
import type { SignedIn } from '#platform/scope/signed-in.ts';
import type { UserVersion } from '#platform/scope/user-version.ts';

type Deps = {
  database: Database;
  clock: Clock;
  renewSession: RenewSession;
  keepAlive: KeepAlive;
};

type Caller = {
  tenant: TenantId;
  /** Scheme and host as the browser has them. */
  origin: string;
  /** The session cookie; undefined when there is none. */
  token: string | undefined;
  /** The company in the path of the call, if it has one. */
  companyId: number | null;
  /** Whether the call is a use of the session, which prolongs it. */
  isUse: boolean;
};

type AuthenticatedUser = { signedIn: SignedIn; version: UserVersion };

export type Authenticate = (caller: Caller) => Promise<AuthenticatedUser | null>;

/** Who is calling, or null: no session, one that ended or is over, or a user who is no longer active. */
export const makeAuthenticate =
  ({ database, clock, renewSession, keepAlive }: Deps): Authenticate =>
  async ({ tenant, origin, token, companyId, isUse }) => {
    if (!token) return null;
    const tokenDigest = digestOf(token);
    const signedInUser = await findSignedIn(database, { tenant, tokenDigest, companyId });
    if (!signedInUser) return null;
    const { createdAt, lastUsedAt } = signedInUser;
    const session = { tenant, tokenDigest, createdAt, lastUsedAt };
    if (!(await keepAlive(session, isUse))) return null;
    const expired = Temporal.Instant.compare(signedInUser.accessExpiresAt, clock.now()) <= 0;
    if (expired && !(await renewSession({ tenant, tokenDigest, origin }))) return null;
    return signedInUser;
  };
