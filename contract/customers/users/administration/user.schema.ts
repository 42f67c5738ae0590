import { userStates, userStatuses } from '@takst/domain/customers/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

/** A user as user administration knows them (spec 1 §3). */
export const administeredUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneCountryCode: z.string(),
  state: z.enum(userStates),
  /** What is shown: an inactive user has been invited, or was deactivated. */
  status: z.enum(userStatuses),
  /** When their activation link ends; null for whoever is not invited. */
  invitedUntil: z.nullable(instant),
  /** Null for who never has. */
  lastSignInAt: z.nullable(instant),
});
export type AdministeredUser = z.output<typeof administeredUser>;

/** Why an administrator may do nothing with a user, whatever it is. */
export const notAdministered = {
  /** There is none, or none whom this administrator administers. */
  USER_NOT_FOUND: { status: 404 },
  /** Deleted users have no actions (spec 1 §4). */
  USER_DELETED: { status: 409 },
  /** The administrator's own role was taken away meanwhile. */
  NO_LONGER_ADMINISTRATOR: { status: 403 },
} as const;
