import type { SessionLife } from '#platform/access/used-session.ts';

/** Tests set the clock months ahead, and their users stay signed in. */
export const lastingSessions: SessionLife = {
  unused: Temporal.Duration.from({ hours: 1_000_000 }),
  longest: Temporal.Duration.from({ hours: 1_000_000 }),
};
