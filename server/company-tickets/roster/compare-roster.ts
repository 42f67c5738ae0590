import { compareRoster as route } from '@takst/contract/company-tickets/roster/compare-roster.contract.ts';
import { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import * as z from 'zod/mini';
import {
  type BoundWork,
  changeBatch,
  openBatch,
  plannedRows,
  planRows,
} from '#batches/batches.public.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { planRoster } from './plan-roster.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

export type RosterCalls = { readonly database: Database; readonly work: BoundWork };

/** Compares the list of a draft with the people of today; the proposals become its rows. */
export const compareRoster = ({ database, work }: RosterCalls) =>
  serve(route, (call) =>
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
      const planned = await planRoster(tx, { scope, companyId, options, reading, today, rows });
      const open = { tx, batch: { ...batch, options }, reading };
      await planRows(open, planned, { work, scope, today, now });
      const { isWhole } = z.parse(companyTicketRoster.options, options);
      return { reply: await rosterSummaryOf(tx, batch, { isWhole, today }) };
    }),
  );
