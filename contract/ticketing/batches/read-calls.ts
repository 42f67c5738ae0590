import * as z from 'zod/mini';
import { pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { batch, batchRow, batchTotals } from './batch.schema.ts';
import type { BatchService } from './batch-service.ts';
import { columnNameOf, notFound, pathOf } from './call-parts.ts';

/** Which rows of a batch are listed. */
const rowsToShow = z.enum(['all', 'faulty', 'ready', 'left-out', 'not-done', 'done']);
export type RowsToShow = z.output<typeof rowsToShow>;

export function readCalls(service: BatchService) {
  const { needsToRead } = service;
  const columnName = columnNameOf(service);
  return {
    getBatch: route({
      method: 'GET',
      path: pathOf(service, '/{id}'),
      summary: 'One batch and how far it has come',
      needs: needsToRead,
      reply: z.object({ batch, options: service.options, totals: batchTotals }),
      refusals: notFound,
    }),

    getProgress: route({
      method: 'GET',
      path: pathOf(service, '/{id}/progress'),
      summary: 'How far a batch has come; for those who watch it',
      needs: needsToRead,
      reply: batch,
      hasETag: true,
      refusals: notFound,
    }),

    listRows: route({
      method: 'GET',
      path: pathOf(service, '/{id}/rows'),
      summary: 'The rows of a batch, those with faults first in a draft',
      needs: needsToRead,
      query: z.extend(pageQuery, {
        show: z._default(rowsToShow, 'all'),
        /** With this fault alone. */
        fault: z.optional(z.string().check(z.maxLength(100))),
        column: z.optional(columnName),
      }),
      reply: z.object({ totalEntries: z.int(), matches: z.array(batchRow) }),
      refusals: notFound,
    }),

    downloadRows: route({
      method: 'GET',
      path: pathOf(service, '/{id}/rows.csv'),
      summary:
        'The rows of a batch as a file that can be read in again, with the reason beside each',
      needs: needsToRead,
      query: z.strictObject({ show: z._default(rowsToShow, 'not-done') }),
      reply: z.string(),
      download: 'text/csv',
      readsStandby: true,
      refusals: notFound,
    }),
  };
}
