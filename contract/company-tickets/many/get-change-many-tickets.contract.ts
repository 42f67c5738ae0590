import * as z from 'zod/mini';
import { pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { manyChange, manyFault, manyPerson } from './change-many-tickets.schema.ts';

const line = z.object({
  subscriberId: id,
  person: manyPerson,
  state: z.enum(['waiting', 'done', 'refused', 'failed']),
  /** Why it was refused. */
  fault: z.nullable(manyFault),
});
export type ManyLine = z.output<typeof line>;

export const getChangeManyTickets = route({
  method: 'GET',
  path: '/api/ticket/many/{id}',
  summary: 'How far a change for many has come, and its result for each person',
  needs: 'companyTicket',
  query: z.extend(pageQuery, {
    /** `problems` gives those alone that were refused or failed. */
    show: z._default(z.enum(['all', 'problems']), 'all'),
  }),
  reply: z.object({ change: manyChange, totalEntries: z.int(), matches: z.array(line) }),
  refusals: { CHANGE_NOT_FOUND: { status: 404 } },
});
