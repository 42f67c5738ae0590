import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { batch, batchAction, batchTotals } from './batch.schema.ts';
import type { BatchService } from './batch-service.ts';
import { notFound, pathOf } from './call-parts.ts';

export const runCalls = (service: BatchService) => ({
  runBatch: route({
    method: 'POST',
    path: pathOf(service, '/{id}/run'),
    summary: 'Starts, stops, goes on with, ends or discards a batch',
    needs: service.needsToRead,
    body: z.strictObject({
      action: batchAction,
      /** Of the batch as the user saw it; a batch that runs is stopped whatever it is. */
      version: z.int(),
      /** The user knows that the same rows were carried out before. */
      sameRowsAgain: z._default(z.boolean(), false),
      /** Typed by the user where there is something to think about. */
      confirmedNumber: z._default(z.nullable(z.int()), null),
    }),
    example: { action: 'discard', version: 1 },
    reply: batch,
    refusals: {
      ...notFound,
      /** The batch has moved since the user saw it, or the action is not for its state. */
      BATCH_HAS_MOVED: { status: 409, details: z.object({ batch }) },
      /** Rows are missing, unchecked, at fault, or were checked on another day. */
      ROWS_NOT_READY: { status: 422, details: z.object({ totals: batchTotals }) },
      /** What the rows are for has changed since the user saw it. */
      NOT_AS_SHOWN: { status: 409 },
      /** The user has to type this number first. */
      NUMBER_NOT_CONFIRMED: { status: 422, details: z.object({ number: z.int() }) },
      /** Another batch with the same rows runs or has stopped. */
      SAME_ROWS_RUNNING: { status: 409, details: z.object({ batchId: id }) },
      /** The same rows were carried out within a day; the user is asked. */
      SAME_ROWS_DONE: {
        status: 409,
        details: z.object({ batchId: id, startedAt: instant, startedBy: z.string() }),
      },
    },
  }),
});
