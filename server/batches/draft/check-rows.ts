import { serve } from '#http/serve.ts';
import { findBatch } from '../batch.query.ts';
import { lockBatch } from '../batch.store.ts';
import { checkNext } from '../check-next.ts';
import type { ServiceCalls } from '../engine.ts';
import { readingContext } from '../reading-context.ts';
import { isOpen } from './is-open.ts';

/** Checks the next rows; the client asks again until none is left. */
export const checkRows = ({ database, work, calls, maxChecked }: ServiceCalls) =>
  serve(calls.checkRows, async ({ scope, params, today, now }) => {
    const key = { service: work.service.name, id: params.id };
    const stored = await findBatch(database, scope, key);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { tenant } = scope;
    const reading = await readingContext(database, work, { ...stored, tenant, today });
    await work.warmUp(database, { tenant, companyId: stored.batch.companyId, today });
    return database.transaction(async (tx) => {
      const batch = await lockBatch(tx, scope, key);
      if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
      if (!isOpen(batch)) return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const request = { scope, batch, reading, today, now, maxRows: maxChecked };
      const { totals } = await checkNext(tx, work, request);
      return { reply: { totals } };
    });
  });
