import { changeInvoiceReference as route } from '@takst/contract/services/ticket-counter/references/change-invoice-reference.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { describeReference, recordedTerms, versionOfTerms } from './describe-reference.ts';
import { lockInvoiceReference } from './invoice-reference.query.ts';
import { invoiceReferenceStore } from './invoice-reference.store.ts';

/** Budget and pattern count for the orders that come; the text is on orders already. */
export const changeInvoiceReference = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body }) => {
    const { id: companyId, referenceId: id } = params;
    const { version: expectedVersion, ...terms } = body;
    const before = await lockInvoiceReference(tx, { scope, companyId }, id);
    if (!before) return { refused: { code: 'REFERENCE_NOT_FOUND' } };
    const after = { ...before, ...terms };
    const versions = { expected: expectedVersion, wanted: versionOfTerms(after) };
    const compared = compareWithExpected(versionOfTerms(before), versions);
    if (compared === 'done') return { reply: describeReference(after) };
    if (compared === 'changed-since')
      return {
        refused: { code: 'REFERENCE_CHANGED_SINCE', reference: describeReference(before) },
      };
    await invoiceReferenceStore(tx, scope, companyId).saveTerms(after);
    const { reference: invoiceReference } = before;
    await record({
      companyId,
      kind: 'change-invoice-reference',
      subject: { type: 'invoice-reference', id },
      about: null,
      before: { invoiceReference, ...recordedTerms(before) },
      after: { invoiceReference, ...recordedTerms(after) },
    });
    return { reply: describeReference(after) };
  });
