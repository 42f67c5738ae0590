import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const sendMessageAgain = route({
  method: 'POST',
  path: '/message-api/undelivered/{id}/send-again',
  summary:
    'Sends a message again that could not be delivered; it is listed again if that fails too',
  needs: 'companyAdmin',
  reply: z.object({ id }),
  refusals: {
    MESSAGE_NOT_FOUND: { status: 404 },
    MESSAGE_SENT_AGAIN: { status: 409 },
    MESSAGE_NOT_SENDABLE: { status: 409 },
  },
});
