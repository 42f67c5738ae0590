import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { notAnswerable } from '#customers/users/access-requests/access-request.schema.ts';
import { email, mobilePhone, personName } from '#platform/calls/text-fields.ts';

/** First and last name of a user: 2 to 100 characters (spec 1 §5). */
const name = personName(100, 2);

export const createUserBody = z.strictObject({
  email,
  firstName: name,
  lastName: name,
  ...mobilePhone,
});
export type CreateUserBody = z.output<typeof createUserBody>;

export const createUser = route({
  method: 'POST',
  path: '/user-api/user/create',
  summary: 'A new user without roles, who gets an activation link by e-mail',
  needs: 'userAdmin',
  body: z.extend(createUserBody, {
    /** The request for access that this user is the answer to. */
    accessRequestId: z.optional(id),
  }),
  example: {
    email: 'ny@firma.example',
    firstName: 'Ny',
    lastName: 'Bruker',
    phoneCountryCode: '+47',
    phone: '41234567',
  },
  reply: z.object({ id }),
  refusals: {
    /** 'There already exists an user with this e-mail' (spec 1 §8) */
    EMAIL_TAKEN: { status: 409 },
    /** It is no number of its country. */
    PHONE_NOT_VALID: { status: 422 },
    NO_LONGER_ADMINISTRATOR: { status: 403 },
    ...notAnswerable,
  },
});
