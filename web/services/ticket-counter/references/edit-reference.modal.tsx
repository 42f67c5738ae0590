import { changeInvoiceReference } from '@takst/contract/services/ticket-counter/references/change-invoice-reference.contract.ts';
import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useVersionChangedSince } from '#platform/design/changed-since/use-version-changed-since.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatPrice } from '#platform/design/format.ts';
import type { RowDialogProps } from '#platform/lists/own-list.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  nameOfTerm,
  type TermsFields as TypedTerms,
  termsIn,
  typedTerms,
} from './reference-fields.ts';
import { TermsFields, useTermsTexts } from './terms.fields.tsx';

/** With the version that its user saw at the beginning: a draft keeps it. */
type EditFields = TypedTerms & { version: string };

const resolver = bodyResolver({
  schema: changeInvoiceReference.body,
  bodyOf: ({ version, ...terms }: EditFields) => ({ ...termsIn(terms), version }),
  nameOf: nameOfTerm,
});

/** Changes budget and pattern; the text stands on orders already. */
export function EditReferenceModal({ row: reference, onClose }: RowDialogProps<InvoiceReference>) {
  const t = useTexts('invoice-references');
  const { company } = useSession();
  const { id, version } = reference;
  const changed = useVersionChangedSince<typeof changeInvoiceReference, InvoiceReference>({
    nowIn: (refused) =>
      refused.code === 'REFERENCE_CHANGED_SINCE' ? refused.reference : undefined,
    describe: useDescribedTerms(),
  });
  const form = useDraftForm({
    draftName: `invoice-reference:${id}`,
    start: { ...typedTerms(reference), version },
    resolver,
    fields: useTermsTexts(),
    nameOf: nameOfTerm,
  });
  const change = useOperation(changeInvoiceReference, {
    texts: 'invoice-references',
    failed: 'changeFailed',
    refusals: { REFERENCE_NOT_FOUND: 'gone', REFERENCE_CHANGED_SINCE: changed.text },
    causes: { REFERENCE_CHANGED_SINCE: [] },
    toast: () => ({ title: t('changed'), text: reference.reference }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  return (
    <FormDialog
      title={t('editTitle', { reference: reference.reference })}
      operation={change}
      form={form}
      {...changed.dialogOf({
        form,
        refused: change.refused,
        send: (body) => change.send({ params: { id: company.id, referenceId: id }, body }),
        onClose,
      })}
      onClose={onClose}
    >
      <TermsFields />
    </FormDialog>
  );
}

/** Budget and pattern in words. */
function useDescribedTerms() {
  const t = useTexts('invoice-references');
  return ({ budgetOre, personalReferencePattern: pattern }: InvoiceReference): string =>
    [
      budgetOre === null ? t('nowNoBudget') : t('nowBudget', { amount: formatPrice(budgetOre) }),
      pattern === null ? t('nowNoPattern') : t('nowPattern', { pattern }),
    ].join(', ');
}
