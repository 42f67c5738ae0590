import type { RunningOperation } from '#platform/api/running-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface ConfirmDeleteAgreementModalProps {
  agreement: { id: number; invoiceReference: string };
  /** Deletes the agreement; without it, it is only removed from the form beneath. */
  operation?: RunningOperation;
  onConfirm: () => void;
  onClose: () => void;
}

/** Placeholder for a missing reference. */
const none = '–';

/** Confirmation before deleting an agreement (spec 1 §2.3). */
export function ConfirmDeleteAgreementModal(props: ConfirmDeleteAgreementModalProps) {
  const { agreement, operation, onConfirm, onClose } = props;
  const t = useTexts('companies');
  const { id, invoiceReference } = agreement;
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('deleteAgreement')}
      submitLabel={t('yes')}
      operation={operation}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <p>{t('deleteAgreementQuestion', { id, reference: invoiceReference || none })}</p>
    </FormDialog>
  );
}
