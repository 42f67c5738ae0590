/** States in user administration (spec 1 §3). A user is inactive until they use their activation link. */
export const userStates = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export type UserState = (typeof userStates)[number];

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
