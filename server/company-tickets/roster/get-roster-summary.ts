import { getRosterSummary as route } from '@takst/contract/company-tickets/roster/get-roster-summary.contract.ts';
import { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import * as z from 'zod/mini';
import { serve } from '#http/serve.ts';
import { findReadable } from '#batches/batches.public.ts';
import type { RosterCalls } from './compare-roster.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

export const getRosterSummary = (calls: RosterCalls) =>
  serve(route, async (call) => {
    const stored = await findReadable(calls, call);
    if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
    const { isWhole } = z.parse(companyTicketRoster.options, stored.options);
    const { today } = call;
    return { reply: await rosterSummaryOf(calls.database, stored.batch, { isWhole, today }) };
  });
