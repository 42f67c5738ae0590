import { passwordLength } from '@takst/domain/customers/users/new-password.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { deadLinks } from './get-activation.contract.ts';

/** A new password: at least 12 characters, of whatever kind. */
const newPassword = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(passwordLength.min, { error: 'minLength' }),
    z.maxLength(passwordLength.max, { error: 'maxLength' }),
  );

const activateUserBody = z.strictObject({ password: z.optional(newPassword) });

export const activateUser = route({
  method: 'POST',
  path: '/user-api/activation/{token}',
  summary:
    'Activates a user by the link that they got by e-mail, once; with a password where it is set here',
  needs: 'anyone',
  counted: 'links',
  body: activateUserBody,
  example: { password: 'long enough to be one' },
  reply: z.object({
    /** The user who is signed in. */
    email: z.string(),
    /** With this the sign-in asks for nothing, once; null where an outside provider signs in. */
    loginHint: z.nullable(z.string()),
  }),
  refusals: {
    ...deadLinks,
    PASSWORD_REQUIRED: { status: 422 },
    /** The operator's provider keeps passwords, the portal does not. */
    PASSWORD_NOT_TAKEN: { status: 422 },
  },
});
