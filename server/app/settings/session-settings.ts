import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { z } from 'zod';
import type { SessionLife } from '#platform/access/used-session.ts';

/** The terms say how long a login is kept, so no session lasts longer. */
const { days: mostDays } = retentionPeriods.session;

const whole = z.string().regex(/^\d+$/, 'is not a whole number').transform(Number);

const from1To = (most: number) =>
  whole.pipe(z.number().min(1, 'is under 1').max(most, `is over ${most}`));

export const sessionHours = from1To(mostDays * 24);
export const sessionDays = from1To(mostDays);

export const sessionLifeOf = (settings: {
  readonly SESSION_UNUSED_HOURS: number;
  readonly SESSION_LONGEST_DAYS: number;
}): SessionLife => ({
  unused: Temporal.Duration.from({ hours: settings.SESSION_UNUSED_HOURS }),
  longest: Temporal.Duration.from({ hours: settings.SESSION_LONGEST_DAYS * 24 }),
});
