import { z } from 'zod';
import { chunkJob } from '#platform/jobs/chunks/chunk-job.ts';
import { codesInChunks } from './send-codes.ts';
import { waitingOrderKeys } from './unsent-codes.store.ts';

/** Sends codes when their time has come: the sweep looks for such orders, also after days in which nothing ran. */
export const { job: sendCodesJob, chunkedWork: waitingCodes } = chunkJob({
  name: 'send-order-codes',
  key: z.strictObject({ companyId: z.int(), id: z.int() }),
  work: codesInChunks,
  keysOf: waitingOrderKeys,
  startsByClock: true,
});
