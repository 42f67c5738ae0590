import { maxRowsAtOnce } from '@takst/domain/batches/batch.ts';
import * as z from 'zod/mini';
import { notFound, notOpen, position } from '#batches/call-parts.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { route } from '#route.ts';
import { rosterClass, rosterSummary } from './roster.schema.ts';

export const acceptProposals = route({
  method: 'POST',
  path: '/api/batch/company-ticket-roster/{id}/accept',
  summary: 'Accepts proposals or leaves them, some of them or a whole group',
  needs: companyTicketRoster.needsToRead,
  body: z.discriminatedUnion('which', [
    z.strictObject({
      which: z.literal('rows'),
      positions: z.array(position).check(z.minLength(1), z.maxLength(maxRowsAtOnce)),
      isAccepted: z.boolean(),
    }),
    z.strictObject({
      which: z.literal('group'),
      class: rosterClass,
      isAccepted: z.boolean(),
      /** How many of them the user saw. */
      seen: z.int(),
    }),
  ]),
  example: { which: 'rows', positions: [1], isAccepted: true },
  reply: rosterSummary,
  refusals: {
    ...notFound,
    ...notOpen,
    /** The comparison was made again since the user saw it. */
    PROPOSALS_HAVE_CHANGED: { status: 409 },
  },
});
