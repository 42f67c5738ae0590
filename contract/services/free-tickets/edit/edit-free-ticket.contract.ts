import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { freeEditBody, freeEditExample, freeEditRefusals } from './free-edit.schema.ts';

export const editFreeTicket = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/update-multiple-fields',
  summary:
    'Changes a free ticket: in place while nobody has it, else a new ticket goes on from the time of change',
  needs: 'freeTicket',
  body: freeEditBody,
  example: freeEditExample,
  /** The new ticket, or the same one where it is changed in place. */
  reply: z.object({ id }),
  refusals: freeEditRefusals,
});
