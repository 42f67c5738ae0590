import * as z from 'zod/mini';
import { serve } from '#platform/http/serve.ts';
import { findBatch } from '../batch/batch.query.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { batchTotalsOf } from '../batch/totals.query.ts';

export const getBatch = ({ database, work, calls }: ServiceCalls) =>
  serve(calls.getBatch, async ({ scope, params }) => {
    const { service } = work;
    const stored = await findBatch(database, scope, { service: service.name, id: params.id });
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { batch } = stored;
    const totals = await batchTotalsOf(database, batch);
    return { reply: { batch, options: z.parse(service.options, stored.options), totals } };
  });
