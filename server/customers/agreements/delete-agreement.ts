import { deleteAgreement as route } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { TicketUses } from './ticket-uses.ts';
import { agreementStore } from './agreement.store.ts';
import { recordedTerms } from './recorded-terms.ts';

/**
 * Deletes an agreement without current tickets and subscriptions. An order locks the same row, so no order can slip in
 * between the check and the deletion. Deleting it again is refused like an unknown agreement.
 */
export const deleteAgreement = (changes: ChangePath, uses: TicketUses) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const { id: companyId, agreementId } = params;
    const agreements = agreementStore(change.tx, scope, companyId);
    const agreement = await agreements.lock(agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const counts = await uses.count(change.tx, { companyId, agreementId, from: today });
    const tickets = counts.reduce((total, use) => total + use.tickets, 0);
    const subscriptions = counts.reduce((total, use) => total + use.subscriptions, 0);
    if (tickets + subscriptions > 0)
      return { refused: { code: 'AGREEMENT_IN_USE', tickets, subscriptions } };
    await agreements.markDeleted(agreementId, now);
    const { id, subtype } = agreement;
    await change.record({
      companyId,
      kind: 'delete-agreement',
      subject: { type: 'agreement', id },
      about: null,
      before: { subtype, ...recordedTerms(agreement) },
      after: null,
    });
    return { reply: { id } };
  });
