import type { Database } from '#platform/db/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { endIfOver, saveUse } from './session-use.store.ts';
import type { SessionLife, UsedSession } from './used-session.ts';

/** Whether a session still lives. A use prolongs it. */
export type KeepAlive = (session: UsedSession, isUse: boolean) => Promise<boolean>;

/** A use is written this much later than the last one that was: a call a second costs no statement a second. */
const noted = Temporal.Duration.from({ minutes: 5 });
const maxSessions = 50_000;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly life: SessionLife;
};

/**
 * Another process may know of a later use: what looks over is asked of the database, which ends the session if it is.
 */
export function createKeepAlive({ database, clock, life }: Dependencies): KeepAlive {
  const usedAt = new Map<string, Temporal.Instant>();
  return async (session, isUse) => {
    const now = clock.now();
    const { tokenDigest, createdAt } = session;
    const lastUse = later(session.lastUsedAt, usedAt.get(tokenDigest));
    const isOver =
      isPast(lastUse.add(life.unused), now) || isPast(createdAt.add(life.longest), now);
    if (isOver && (await endIfOver(database, session, { life, now }))) {
      usedAt.delete(tokenDigest);
      return false;
    }
    if (isUse && isPast(lastUse.add(noted), now)) {
      if (usedAt.size >= maxSessions) usedAt.clear();
      usedAt.set(tokenDigest, now);
      await saveUse(database, session, now);
    }
    return true;
  };
}

const isPast = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0;

const later = (one: Temporal.Instant, other: Temporal.Instant | undefined): Temporal.Instant =>
  other && Temporal.Instant.compare(other, one) > 0 ? other : one;
