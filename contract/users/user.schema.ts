import { userStates } from '@takst/domain/users/user-state.rules.ts';
import * as z from 'zod/mini';
import { id } from '#scalars.ts';

/** A user in user administration (spec 1 §3). */
export const administeredUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneCountryCode: z.string(),
  state: z.enum(userStates),
});
export type AdministeredUser = z.output<typeof administeredUser>;

/** Refusals of every operation on a user. */
export const notAdministered = {
  /** Unknown, or not administered by the caller. */
  USER_NOT_FOUND: { status: 404 },
  /** Deleted users have no actions (spec 1 §4). */
  USER_DELETED: { status: 409 },
  /** The caller has lost the role meanwhile. */
  NO_LONGER_ADMINISTRATOR: { status: 403 },
} as const;
