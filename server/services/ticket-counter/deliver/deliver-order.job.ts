import { z } from 'zod';
import { chunkJob } from '#platform/jobs/chunks/chunk-job.ts';
import { deliveringOrderKeys } from './delivering-order.store.ts';
import { deliveriesInChunks } from './deliver-order.ts';

/** An order moves with each chunk: one without a job that has rested for a minute has lost it. */
export const { job: deliverOrderJob, chunkedWork: undeliveredOrders } = chunkJob({
  name: 'deliver-order',
  key: z.strictObject({ companyId: z.int(), id: z.int() }),
  work: deliveriesInChunks,
  keysOf: (now) => deliveringOrderKeys(now?.subtract({ minutes: 1 }) ?? null),
});
