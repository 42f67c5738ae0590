import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { rejectLinks } from './person-name.schema.ts';

const required = () => z.string({ error: 'required' });

/** First and last name of a user: 2 to 100 characters (spec 1 §5). */
const userName = required().check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.minLength(2, { error: 'minLength' }),
  z.maxLength(100, { error: 'maxLength' }),
  rejectLinks(),
);

export const createUserBody = z.strictObject({
  email: required().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(200, { error: 'maxLength' }),
    z.email({ error: 'wrongFormat' }),
  ),
  firstName: userName,
  lastName: userName,
  /** '+' and the calling code, beside the national number (spec 1 §5). */
  phoneCountryCode: required().check(z.regex(/^\+[1-9]\d{0,2}$/, { error: 'wrongFormat' })),
  phone: required().check(
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{4,14}$/, { error: 'numbersOnly', abort: true }),
  ),
});
export type CreateUserBody = z.output<typeof createUserBody>;

export const createUser = route({
  method: 'POST',
  path: '/user-api/user/create',
  summary: 'A new user without roles, who gets an activation link by e-mail',
  needs: 'userAdmin',
  body: createUserBody,
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
  },
});
