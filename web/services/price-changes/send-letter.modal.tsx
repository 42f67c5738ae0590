import { sendPriceLetter } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface SendLetterModalProps {
  proposalId: number;
  recipients: number;
  onClose: () => void;
}

/** Asks before a letter goes out to so many. */
export function SendLetterModal({ proposalId, recipients, onClose }: SendLetterModalProps) {
  const t = useTexts('price-changes');
  const operation = useOperation(sendPriceLetter, {
    texts: 'price-changes',
    failed: 'sendLetterFailed',
    refusals: { PROPOSAL_NOT_FOUND: 'proposalGone', NOT_APPROVED: 'notApproved' },
    toast: 'letterBegun',
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('sendLetterTitle', { count: recipients, number: formatNumber(recipients) })}
      submitLabel={t('sendLetter')}
      operation={operation}
      onSubmit={() => operation.send({ params: { proposalId } })}
      onClose={onClose}
    >
      <p>{t('sendLetterText')}</p>
    </FormDialog>
  );
}
