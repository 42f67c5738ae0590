import { maxRowsAtOnce } from '@takst/domain/batches/batch.ts';
import * as z from 'zod/mini';
import { batchCalls } from '#batches/batch-calls.ts';
import { notFound, notOpen, position } from '#batches/call-parts.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { rosterClass, rosterRow, rosterSummary } from './roster.schema.ts';

const needs = companyTicketRoster.needsToRead;
const path = '/api/batch/company-ticket-roster';

/** The calls of the engine, for this service. */
export const companyTicketRosterCalls = batchCalls(companyTicketRoster);

export const compareRoster = route({
  method: 'POST',
  path: `${path}/{id}/compare`,
  summary: 'Compares the list of a draft with the people who have tickets, and proposes what to do',
  needs,
  body: z.strictObject({
    /** What stands above the list, where it has changed. */
    options: z.optional(companyTicketRoster.options),
  }),
  example: {},
  reply: rosterSummary,
  refusals: {
    ...notFound,
    ...notOpen,
    /** Not all rows of the list have arrived. */
    ROWS_MISSING: { status: 422 },
  },
});

export const getRosterSummary = route({
  method: 'GET',
  path: `${path}/{id}/summary`,
  summary: 'What a comparison has come to',
  needs,
  reply: rosterSummary,
  refusals: notFound,
});

export const listRosterRows = route({
  method: 'GET',
  path: `${path}/{id}/proposals`,
  summary: 'The proposals of one group, in the order of the list',
  needs,
  query: z.extend(pageQuery, { class: z._default(rosterClass, 'joiner') }),
  reply: z.object({ totalEntries: z.int(), matches: z.array(rosterRow) }),
  refusals: notFound,
});

export const acceptProposals = route({
  method: 'POST',
  path: `${path}/{id}/accept`,
  summary: 'Accepts proposals or leaves them, some of them or a whole group',
  needs,
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
