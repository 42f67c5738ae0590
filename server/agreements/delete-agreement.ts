import { deleteAgreement as route } from '@takst/contract/agreements/delete-agreement.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Transaction } from '#db/database.ts';
import { serveChange } from '#changes/serve-change.ts';
import { agreementStore } from './agreement.store.ts';

/** Counts active and pending tickets under an agreement; provided by `server/app`. */
export type CountCurrentTickets = (
  tx: Transaction,
  asked: { companyId: number; agreementId: number; today: Temporal.PlainDate },
) => Promise<number>;

/**
 * Deletes an agreement without current tickets. An order locks the same row, so no order can slip in
 * between the check and the deletion. Deleting it again is refused like an unknown agreement.
 */
export const deleteAgreement = (changes: ChangePath, countCurrentTickets: CountCurrentTickets) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const { id: companyId, agreementId } = params;
    const agreements = agreementStore(change.tx, scope, companyId);
    const agreement = await agreements.lock(agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const tickets = await countCurrentTickets(change.tx, { companyId, agreementId, today });
    if (tickets > 0) return { refused: { code: 'AGREEMENT_IN_USE', tickets } };
    await agreements.markDeleted(agreementId, now);
    const { id, ...before } = agreement;
    await change.record({
      companyId,
      kind: 'delete-agreement',
      subject: { type: 'agreement', id },
      about: null,
      before,
      after: null,
    });
    return { reply: { id } };
  });
