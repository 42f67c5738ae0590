import { deleteInvoiceReference as route } from '@takst/contract/services/ticket-counter/references/delete-invoice-reference.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { coveredByReference } from '#services/ticket-counter/covers/covered-person.query.ts';
import { recordedTerms } from './describe-reference.ts';
import { lockInvoiceReference } from './invoice-reference.query.ts';
import { invoiceReferenceStore } from './invoice-reference.store.ts';

/** Locks the reference. Covering a person by it takes a shared lock, so the second of the two sees the first. */
export const deleteInvoiceReference = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, now }) => {
    const { id: companyId, referenceId: id } = params;
    const reference = await lockInvoiceReference(tx, { scope, companyId }, id);
    if (!reference) return { refused: { code: 'REFERENCE_NOT_FOUND' } };
    const { count, names } = await coveredByReference(tx, { scope, companyId }, id);
    if (count > 0) return { refused: { code: 'REFERENCE_IN_USE', count, names } };
    await invoiceReferenceStore(tx, scope, companyId).delete(id, now);
    await record({
      companyId,
      kind: 'delete-invoice-reference',
      subject: { type: 'invoice-reference', id },
      about: null,
      before: { invoiceReference: reference.reference, ...recordedTerms(reference) },
      after: null,
    });
    return { reply: { id } };
  });
