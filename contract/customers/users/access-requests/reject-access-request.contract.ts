import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { optionalMessage } from '#platform/calls/text-fields.ts';
import { notAnswerable } from './access-request.schema.ts';

export const rejectAccessRequestBody = z.strictObject({
  /** The person gets an e-mail; without it they learn nothing. */
  notify: z.boolean(),
  /** Why, for the e-mail; empty for no reason. */
  reason: optionalMessage(1_000),
});

export const rejectAccessRequest = route({
  method: 'PUT',
  path: '/onboarding/access-request/{id}/reject',
  summary: 'Rejects a request for access, with or without an e-mail to the person',
  needs: 'userAdmin',
  body: rejectAccessRequestBody,
  example: { notify: true, reason: 'Du får billetten din av avdelingen.' },
  reply: z.object({ id }),
  refusals: notAnswerable,
});
