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
  /** When the activation link expires; null for a user who is not invited. */
  invitedUntil: z.nullable(instant),
  /** Null for a user who has never signed in. */
  lastSignInAt: z.nullable(instant),
});
export type AdministeredUser = z.output<typeof administeredUser>;

/** Refusals that every action on a user shares. */
export const notAdministered = {
  /** The user does not exist, or this administrator does not administer them. */
  USER_NOT_FOUND: { status: 404 },
  /** Deleted users have no actions (spec 1 §4). */
  USER_DELETED: { status: 409 },
  /** The administrator's own role was taken away meanwhile. */
  NO_LONGER_ADMINISTRATOR: { status: 403 },
} as const;
