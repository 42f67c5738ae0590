import type { deleteAgreement as route } from '@takst/contract/agreements/delete-agreement.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Transaction } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { agreementStore } from './agreement.store.ts';

/** Asks how many tickets are valid under an agreement, now or to come; `server/app` hands it in. */
export type CountLiving = (
  tx: Transaction,
  asked: { companyId: number; agreementId: number; today: Temporal.PlainDate },
) => Promise<number>;

/**
 * Deletes an agreement under which nothing is held any more. The row is locked while that is asked:
 * an order holds the same row, so neither slips past the other. Deleting it again answers the same
 * as an agreement that does not exist.
 */
export const deleteAgreement =
  (changes: ChangePath, countLiving: CountLiving) =>
  ({ origin, scope, params, today, now }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const { id: companyId, agreementId } = params;
      const agreements = agreementStore(change.tx, scope, companyId);
      const agreement = await agreements.lock(agreementId);
      if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
      const tickets = await countLiving(change.tx, { companyId, agreementId, today });
      if (tickets > 0) return { refused: { code: 'AGREEMENT_IN_USE', tickets } };
      await agreements.markDeleted(agreementId, now);
      const { id, ...before } = agreement;
      await change.record({
        companyId,
        kind: 'delete-agreement',
        subject: { type: 'agreement', id },
        before,
        after: null,
      });
      return { reply: { id } };
    });
