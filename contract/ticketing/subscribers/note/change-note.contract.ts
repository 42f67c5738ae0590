import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { noteText } from './get-note.contract.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const changeNote = route({
  method: 'PUT',
  path: '/api/subscriber/{id}/note',
  summary: 'Changes the employer’s note on an employee; an empty note removes it',
  needs: anySubscriberService,
  /** `previousNote` is the note that the user saw. */
  body: z.strictObject({ note: noteText, previousNote: noteText }),
  example: { note: 'Ny i mars', previousNote: '' },
  reply: z.object({ note: noteText }),
  refusals: {
    SUBSCRIBER_NOT_FOUND: { status: 404 },
    /** Another user has changed it since; `note` is what is saved now. */
    NOTE_CHANGED_SINCE: changedSince({ note: noteText }),
  },
});
