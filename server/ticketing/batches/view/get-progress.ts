import { serve } from '#platform/http/serve.ts';
import { findBatch } from '../batch/batch.query.ts';
import type { ServiceCalls } from '../batch/engine.ts';

/** Counters are stored, so that those who watch a batch cost one small read. */
export const getProgress = ({ database, work, calls }: ServiceCalls) =>
  serve(calls.getProgress, async ({ scope, params }) => {
    const key = { service: work.service.name, id: params.id };
    const stored = await findBatch(database, scope, key);
    return stored ? { reply: stored.batch } : { refused: { code: 'BATCH_NOT_FOUND' } };
  });
