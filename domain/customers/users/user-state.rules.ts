/** The state of a user in the database and on the wire (spec 1 §3). */
export const userStates = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export type UserState = (typeof userStates)[number];

/** What administrators see: an inactive user has been invited, or was deactivated. */
export const userStatuses = [
  'ACTIVE',
  'INVITED',
  'INVITATION_EXPIRED',
  'DEACTIVATED',
  'DELETED',
] as const;
export type UserStatus = (typeof userStatuses)[number];

type StatusFacts = {
  readonly state: UserState;
  /** When the activation link expires; null once it was used or the user was deactivated. */
  readonly invitedUntil: Temporal.Instant | null;
};

export function userStatus(
  { state, invitedUntil }: StatusFacts,
  now: Temporal.Instant,
): UserStatus {
  if (state !== 'INACTIVE') return state;
  if (invitedUntil === null) return 'DEACTIVATED';
  return Temporal.Instant.compare(invitedUntil, now) > 0 ? 'INVITED' : 'INVITATION_EXPIRED';
}

/** Whether a new link is an invitation again; for a deactivated user it is a reactivation. */
export const isInvitation = (status: UserStatus): boolean =>
  status === 'INVITED' || status === 'INVITATION_EXPIRED';

export type UserAction = 'edit' | 'deactivate' | 'reactivate';

/**
 * What may be done with a user (spec 1 §4): deleted users have no actions, inactive ones may be sent a
 * new activation link. Nobody deactivates themselves.
 */
export function userActions(user: {
  readonly state: UserState;
  readonly isOneself: boolean;
}): ReadonlySet<UserAction> {
  if (user.state === 'DELETED') return new Set();
  const actions: UserAction[] = ['edit'];
  if (user.state === 'INACTIVE') actions.push('reactivate');
  if (!user.isOneself) actions.push('deactivate');
  return new Set(actions);
}
