/** As a user administrator sees a user (spec 1 §3). One who has not used their activation link is inactive. */
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
