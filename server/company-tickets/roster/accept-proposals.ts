import { acceptProposals as route } from '@takst/contract/company-tickets/roster/accept-proposals.contract.ts';
import { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import * as z from 'zod/mini';
import { changeBatch, openBatch } from '#batches/batches.public.ts';
import { serve } from '#http/serve.ts';
import { setAccepted } from './acceptance.store.ts';
import type { RosterCalls } from './compare-roster.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

/** Accepts proposals, or leaves them. A group is accepted as somebody has seen it, or not at all. */
export const acceptProposals = (calls: RosterCalls) =>
  serve(route, (call) =>
    openBatch(calls, call, async (open) => {
      const { tx, batch } = open;
      if (batch.state !== 'draft') return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const { body, today, now } = call;
      const { isWhole } = z.parse(companyTicketRoster.options, batch.options);
      const summary = () => rosterSummaryOf(tx, batch, { isWhole, today });
      if (body.which === 'group') {
        const group = (await summary()).groups.find((one) => one.class === body.class);
        if (group?.rows !== body.seen) {
          return { refused: { code: 'PROPOSALS_HAVE_CHANGED' as const } };
        }
        await setAccepted(open, { class: body.class }, body.isAccepted);
      } else {
        await setAccepted(open, { positions: body.positions }, body.isAccepted);
      }
      await changeBatch(tx, batch, { now });
      return { reply: await summary() };
    }),
  );
