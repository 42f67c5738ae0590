import { isWholeList } from '@takst/contract/ticketing/roster/roster-options.ts';
import { findReadable } from '#ticketing/batches/batches.public.ts';
import { serve } from '#platform/http/serve.ts';
import type { Comparison } from './comparison.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

export const getRosterSummary = ({ database, work, calls }: Comparison) =>
  serve(calls.getRosterSummary, async (call) => {
    const stored = await findReadable({ database, work }, call);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { service } = work;
    const isWhole = isWholeList(stored.options);
    const { today } = call;
    return { reply: await rosterSummaryOf(database, stored.batch, { service, isWhole, today }) };
  });
