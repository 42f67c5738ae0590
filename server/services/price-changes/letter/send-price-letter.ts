import { sendPriceLetter as route } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { proposedPrices } from '#services/operator-desk/operator-desk.public.ts';
import { beginLetter } from './price-letter.store.ts';
import { sendPriceLettersJob } from './send-price-letters.job.ts';

/** Begins to send the letter about approved prices. Who asks again gets the same answer, and nobody a second letter. */
export const sendPriceLetter = (changes: ChangePath) =>
  serveChange(
    route,
    changes,
    async (change, { scope: { tenant }, params: { proposalId }, now }) => {
      const proposed = await proposedPrices(change.tx, tenant, proposalId);
      if (!proposed) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
      if (proposed.state !== 'APPROVED') return { refused: { code: 'NOT_APPROVED' } };
      const key = { tenant, proposalId };
      if (!(await beginLetter(change.tx, key, now))) return { reply: null };
      await change.record({
        companyId: null,
        kind: 'send-price-letter',
        subject: { type: 'proposal', id: proposalId },
        about: null,
        before: null,
        after: null,
      });
      await change.enqueue(sendPriceLettersJob, key);
      return { reply: null };
    },
  );
