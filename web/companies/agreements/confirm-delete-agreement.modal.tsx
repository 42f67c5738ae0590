import type { RunningOperation } from '#api/use-operation.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface ConfirmDeleteAgreementModalProps {
  agreement: { id: number; invoiceReference: string };
  /** What deletes it; left out where it is only taken out of the form beneath. */
  operation?: RunningOperation;
  onConfirm: () => void;
  onClose: () => void;
}

/** Stands for a reference that is not there. */
const none = '–';

/** Asks before an agreement is deleted (spec 1 §2.3). */
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
