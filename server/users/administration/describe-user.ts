import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { userStatus } from '@takst/domain/users/user-state.rules.ts';
import type { UserRow } from './user-list.query.ts';

export function describeUser(row: UserRow, now: Temporal.Instant): AdministeredUser {
  const invitedUntil = row.invitedUntil === null ? null : Temporal.Instant.from(row.invitedUntil);
  return { ...row, invitedUntil, status: userStatus({ state: row.state, invitedUntil }, now) };
}
