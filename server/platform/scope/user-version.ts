import type { SessionVersion } from '@takst/contract/customers/session/session-version.ts';
import { createHash } from 'node:crypto';
import type { SignedIn } from './signed-in.ts';

/** What an answer says about the state of its user, without the day. */
export type UserVersion = Omit<SessionVersion, 'today'>;

type VersionedCompany = { readonly id: number; readonly version: string };

type VersionRequest = {
  signedIn: SignedIn;
  /** Those of the user with a digest of all that the session has of them. */
  companies: readonly VersionedCompany[];
  /** The company that the call is about. */
  companyId: number | null;
};

/** Digests what the session says about a user (docs/decisions/0042). */
export function userVersion({ signedIn, companies, companyId }: VersionRequest): UserVersion {
  const { user, globalRoles } = signedIn;
  const versionOf = new Map(companies.map(({ id, version }) => [id, version]));
  const own = signedIn.companies.filter(({ roles }) => roles.length > 0);
  const ownVersions = own.map(({ id, roles }) => [id, roles, versionOf.get(id)]);
  const isOwn = companyId === null || own.some(({ id }) => id === companyId);
  return {
    user: digestOf([user, globalRoles, ownVersions]),
    // A company that is gone has a digest too, so that the page sees that it went.
    company: isOwn ? null : { id: companyId, digest: digestOf(versionOf.get(companyId)) },
  };
}

/** Long enough that a change is never missed; it protects nothing. */
const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 12);
