import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { chunkJob } from '#platform/jobs/chunks/chunk-job.ts';
import { runInChunks } from './carry-out-run.ts';
import { unfinishedRunKeys } from './run.store.ts';

export const { job: runInvoicesJob, chunkedWork: unfinishedRunWork } = chunkJob({
  name: 'run-invoices',
  key: z.strictObject({ tenant: knownTenant, runId: z.int() }),
  work: runInChunks,
  keysOf: unfinishedRunKeys,
});
