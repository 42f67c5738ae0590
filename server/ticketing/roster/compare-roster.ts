import { isWholeList } from '@takst/contract/ticketing/roster/roster-options.ts';
import {
  changeBatch,
  openBatch,
  plannedRows,
  planRows,
} from '#ticketing/batches/batches.public.ts';
import { serve } from '#platform/http/serve.ts';
import type { Comparison } from './comparison.ts';
import { planRoster } from './plan-roster.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

/** Compares the list of a draft with the people of today; the proposals become its rows. */
export const compareRoster = ({ database, work, calls, compare }: Comparison) =>
  serve(calls.compareRoster, (call) =>
    openBatch({ database, work }, call, async ({ tx, batch, reading }) => {
      if (batch.state !== 'draft') return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const { scope, today, now, body } = call;
      const { companyId } = batch;
      const rows = await plannedRows(tx, batch).all();
      if (rows.length < batch.total) return { refused: { code: 'ROWS_MISSING' as const } };
      // As they are stored: those of the body are read already.
      const stored = body.options ? JSON.stringify(body.options) : null;
      if (stored !== null) await changeBatch(tx, batch, { now, options: stored });
      const options: unknown = stored === null ? batch.options : JSON.parse(stored);
      const request = { scope, companyId, options, reading, today, rows };
      const planned = await planRoster(tx, compare, request);
      const open = { tx, batch: { ...batch, options }, reading };
      await planRows(open, planned, { work, scope, today, now });
      const { service } = work;
      const isWhole = isWholeList(options);
      return { reply: await rosterSummaryOf(tx, batch, { service, isWhole, today }) };
    }),
  );
