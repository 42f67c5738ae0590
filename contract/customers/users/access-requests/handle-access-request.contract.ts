import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { notAnswerable } from './access-request.schema.ts';

export const handleAccessRequest = route({
  method: 'PUT',
  path: '/onboarding/access-request/{id}/handle',
  summary: 'Marks a request for access as handled, which tells the person nothing',
  needs: 'userAdmin',
  reply: z.object({ id }),
  refusals: notAnswerable,
});
