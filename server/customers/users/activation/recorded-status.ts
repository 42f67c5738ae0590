import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { type UserState, userStatus } from '@takst/domain/customers/users/user-state.rules.ts';

type StatusFacts = { state: UserState; invitedUntil: Temporal.Instant | null };

/** A user's status as the record of changes has it. */
export const recordedStatus = (user: StatusFacts, now: Temporal.Instant) => ({
  state: userStatus(user, now),
  invitedUntil: user.invitedUntil && businessDayOf(user.invitedUntil),
});

export const recordedInvitation = (invitedUntil: Temporal.Instant) => ({
  state: 'INVITED',
  invitedUntil: businessDayOf(invitedUntil),
});

export const recordedDeactivation = { state: 'DEACTIVATED', invitedUntil: null };
