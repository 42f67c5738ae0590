import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { userStatus } from '@takst/domain/customers/users/user-state.rules.ts';
import type { UserRow } from './administered-user.query.ts';

export function describeUser(row: UserRow, now: Temporal.Instant): AdministeredUser {
  const invitedUntil = momentIn(row.invitedUntil);
  const lastSignInAt = momentIn(row.lastSignInAt);
  return {
    ...row,
    invitedUntil,
    lastSignInAt,
    status: userStatus({ state: row.state, invitedUntil }, now),
  };
}

const momentIn = (text: string | null): Temporal.Instant | null =>
  text === null ? null : Temporal.Instant.from(text);
