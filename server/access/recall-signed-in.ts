import type { Database } from '#db/database.ts';
import { shelf } from '#db/shelf.ts';
import { findSignedIn, type SessionKey } from './signed-in.query.ts';
import type { SignedIn } from './signed-in.ts';

type Found = { signedIn: SignedIn; accessExpiresAt: Temporal.Instant };

/** Sessions that are in use at the same time in one process; one more costs its statement. */
const signedIn = shelf<Found>(10_000);

/**
 * Who is signed in, from the database or as it was found at an earlier call, as long as nothing of
 * it has changed since: session, user, roles, companies, settings, agreements (docs/decisions/0015).
 * Nobody is kept whom the database did not know.
 */
export async function recallSignedIn(database: Database, asked: SessionKey): Promise<Found | null> {
  const ofSession = `${asked.tenant} ${asked.tokenDigest}`;
  const inCompany = `${ofSession} ${asked.companyId}`;
  const known = signedIn.find(database, ofSession) ?? signedIn.find(database, inCompany);
  if (known) return known;
  const keep = signedIn.keeper(database);
  const found = await findSignedIn(database, asked);
  if (!found) return null;
  const { user, globalRoles, companies } = found.signedIn;
  keep({
    // With a global role the company of the call is among the companies.
    key: globalRoles.length > 0 ? inCompany : ofSession,
    value: found,
    madeOf: [
      `session ${asked.tokenDigest}`,
      `user ${user.id}`,
      ...[...companies.map(({ id }) => id), asked.companyId].map((id) => `company ${id}`),
    ],
  });
  return found;
}
