import { Confirm } from '#design/overlays/confirm.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface ConfirmDeleteAgreementModalProps {
  agreement: { id: number; invoiceReference: string };
  isPending?: boolean;
  /** Why it was not deleted. */
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Stands for a reference that is not there. */
const none = '–';

/** Asks before an agreement is deleted (spec 1 §2.3). */
export function ConfirmDeleteAgreementModal(props: ConfirmDeleteAgreementModalProps) {
  const { agreement, isPending = false, error, onConfirm, onClose } = props;
  const t = useTexts('companies');
  const { id, invoiceReference } = agreement;
  const reference = invoiceReference || none;
  return (
    <Confirm
      isOpen
      isDanger
      title={t('deleteAgreement')}
      confirmLabel={t('yes')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      error={error}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('deleteAgreementQuestion', { id, reference })}
    </Confirm>
  );
}
