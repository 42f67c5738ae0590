import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import type { BatchService } from '#ticketing/batches/batch-service.ts';
import { notFound, notOpen, pathOf, position } from '#ticketing/batches/call-parts.ts';
import { pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { rosterClass, rosterRow, rosterSummary } from './roster.schema.ts';

/** The calls of a service that compares a company's list of employees, beside those of its batches. */
export const rosterCalls = (service: BatchService) => ({
  compareRoster: route({
    method: 'POST',
    path: pathOf(service, '/{id}/compare'),
    summary:
      'Compares the list of a draft with the people who have tickets, and proposes what to do',
    needs: service.needsToRead,
    body: z.strictObject({
      /** What stands above the list, where it has changed. */
      options: z.optional(service.options),
    }),
    example: {},
    reply: rosterSummary,
    refusals: {
      ...notFound,
      ...notOpen,
      /** Not all rows of the list have arrived. */
      ROWS_MISSING: { status: 422 },
    },
  }),

  getRosterSummary: route({
    method: 'GET',
    path: pathOf(service, '/{id}/summary'),
    summary: 'What a comparison has come to',
    needs: service.needsToRead,
    reply: rosterSummary,
    refusals: notFound,
  }),

  listRosterRows: route({
    method: 'GET',
    path: pathOf(service, '/{id}/proposals'),
    summary: 'The proposals of one group, in the order of the list',
    needs: service.needsToRead,
    query: z.extend(pageQuery, { class: z._default(rosterClass, 'joiner') }),
    reply: z.object({ totalEntries: z.int(), matches: z.array(rosterRow) }),
    refusals: notFound,
  }),

  acceptProposals: route({
    method: 'POST',
    path: pathOf(service, '/{id}/accept'),
    summary: 'Accepts proposals or leaves them, some of them or a whole group',
    needs: service.needsToRead,
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
  }),
});
export type RosterCalls = ReturnType<typeof rosterCalls>;
