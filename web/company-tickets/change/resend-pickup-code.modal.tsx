import { resendPickupCode } from '@takst/contract/company-tickets/resend-pickup-code.contract.ts';
import { useChange } from '#company-tickets/use-change.ts';
import { formatPhone } from '#design/format.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { codeRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Sends the holder the same pickup code once more. */
export function ResendPickupCodeModal({ ticket, onClose, onDone }: ChangeModalProps) {
  const t = useTexts('change-ticket');
  const change = useChange(resendPickupCode, { onDone: () => onDone(t('codeSent')) });
  return (
    <ChangeModal
      title={t('resendCode')}
      confirmLabel={t('sendCode')}
      isPending={change.isPending}
      problem={useProblemText(change.problem, codeRefusals)}
      onConfirm={() => change.send({ params: { id: ticket.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        facts={[
          { term: t('sentTo'), value: formatPhone(ticket.phoneCountryCode, ticket.phone) },
          { term: t('pickupCode'), value: ticket.pickupCode ?? '' },
        ]}
        notes={[
          { icon: 'phone', text: t('codeSms', { name: ticket.firstName }) },
          { icon: 'info', text: t('nothingElse') },
        ]}
      />
    </ChangeModal>
  );
}
