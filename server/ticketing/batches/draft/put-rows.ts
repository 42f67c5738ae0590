import { serve } from '#platform/http/serve.ts';
import { changeBatch, lockBatch } from '../batch/batch.store.ts';
import type { ServiceCalls } from '../batch/engine.ts';
import { batchRows } from '../rows/row.store.ts';
import { withoutEmptyCells } from './without-empty-cells.ts';

/** Stores rows of a draft; the same part twice is stored once. */
export const putRows = ({ database, work, calls }: ServiceCalls) =>
  serve(calls.putRows, ({ scope, params, body, now }) =>
    database.transaction(async (tx) => {
      const key = { service: work.service.name, id: params.id };
      const batch = await lockBatch(tx, scope, key);
      if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
      if (batch.state !== 'draft') return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const { from, rows } = body;
      if (from + rows.length - 1 > batch.total) {
        return { refused: { code: 'TOO_MANY_ROWS' as const } };
      }
      await batchRows(tx, batch).put(from, rows.map(withoutEmptyCells));
      await changeBatch(tx, batch, { now });
      return { reply: { stored: rows.length } };
    }),
  );
