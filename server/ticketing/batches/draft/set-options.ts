import { serve } from '#platform/http/serve.ts';
import { changeBatch, lockBatch } from '../batch/batch.store.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { batchRows } from '../rows/row.store.ts';

/** Changes what stands above the table; every row is checked again. */
export const setOptions = ({ database, work, calls }: ServiceCalls) =>
  serve(calls.setOptions, ({ scope, params, body, now }) =>
    database.transaction(async (tx) => {
      const batch = await lockBatch(tx, scope, { service: work.service.name, id: params.id });
      if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
      if (batch.state !== 'draft') return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const rows = batchRows(tx, batch);
      await rows.uncheck();
      // What was wrong with the batch, or asked, is found again by the check.
      const options = JSON.stringify(body.options);
      await changeBatch(tx, batch, { now, options, general_faults: [] });
      const { unchecked = 0 } = await rows.countByState();
      return { reply: { unchecked } };
    }),
  );
