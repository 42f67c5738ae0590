import { isWholeList } from '@takst/contract/ticketing/roster/roster-options.ts';
import { changeBatch, openBatch } from '#ticketing/batches/batches.public.ts';
import { serve } from '#platform/http/serve.ts';
import { setAccepted } from './acceptance.store.ts';
import type { Comparison } from './comparison.ts';
import { rosterSummaryOf } from './roster-rows.query.ts';

/** Accepts proposals, or leaves them. A group is accepted as somebody has seen it, or not at all. */
export const acceptProposals = (comparison: Comparison) =>
  serve(comparison.calls.acceptProposals, (call) =>
    openBatch(comparison, call, async (open) => {
      const { tx, batch } = open;
      if (batch.state !== 'draft') return { refused: { code: 'BATCH_NOT_OPEN' as const } };
      const { body, today, now } = call;
      const { service } = comparison.work;
      const isWhole = isWholeList(batch.options);
      const summary = () => rosterSummaryOf(tx, batch, { service, isWhole, today });
      if (body.which === 'group') {
        const group = (await summary()).groups.find((one) => one.class === body.class);
        if (group?.rows !== body.seen) {
          return { refused: { code: 'PROPOSALS_HAVE_CHANGED' as const } };
        }
        await setAccepted(open, service, {
          which: { class: body.class },
          isAccepted: body.isAccepted,
        });
      } else {
        await setAccepted(open, service, {
          which: { positions: body.positions },
          isAccepted: body.isAccepted,
        });
      }
      await changeBatch(tx, batch, { now });
      return { reply: await summary() };
    }),
  );
