import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { type UserAction, userActions } from '@takst/domain/customers/users/user-state.rules.ts';
import { useSignedIn } from '#platform/session/use-session.ts';

/** The actions that the signed-in user may take on a user (spec 1 §4). */
export function useUserActions(): (user: AdministeredUser) => ReadonlySet<UserAction> {
  const own = useSignedIn().user.id;
  return ({ id, state }) => userActions({ state, isOneself: id === own });
}
