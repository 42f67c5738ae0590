import { deleteInvoiceReference } from '@takst/contract/services/ticket-counter/references/delete-invoice-reference.contract.ts';
import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { RowDialogProps } from '#platform/lists/own-list.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Says what stays before a reference is deleted, and who stands in the way. */
export function DeleteReferenceModal({
  row: reference,
  onClose,
}: RowDialogProps<InvoiceReference>) {
  const t = useTexts('invoice-references');
  const language = usePageLanguage();
  const { company, features } = useSession();
  const remove = useOperation(deleteInvoiceReference, {
    texts: 'invoice-references',
    failed: 'deleteFailed',
    refusals: {
      REFERENCE_NOT_FOUND: 'gone',
      REFERENCE_IN_USE: (text, { count, names }) => {
        const isMore = count > names.length;
        const nameList = isMore ? names.join(', ') : new Intl.ListFormat(language).format(names);
        return isMore
          ? text('inUseMore', { names: nameList, count: count - names.length })
          : text('inUse', { names: nameList });
      },
    },
    toast: () => ({ title: t('deleted'), text: reference.reference }),
    onDone: onClose,
  });
  const isInUse = remove.refused?.code === 'REFERENCE_IN_USE';
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('deleteTitle')}
      submitLabel={t('delete')}
      operation={remove}
      wayOn={
        isInUse &&
        features.has('ticketCounter.companyPays') && (
          <Link to="/billettluka/bedriften-betaler" onClick={onClose}>
            {t('seeCovered')}
          </Link>
        )
      }
      onSubmit={() => remove.send({ params: { id: company.id, referenceId: reference.id } })}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">
        {t('deleteQuestion', { reference: reference.reference })}
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('deleteKept')}</li>
        <li>{t('deleteNotChosen')}</li>
        <li>{t('deleteNotCovered')}</li>
      </ul>
    </FormDialog>
  );
}
