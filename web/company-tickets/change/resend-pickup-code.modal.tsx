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
  const say = useTexts('change-ticket');
  const change = useChange(resendPickupCode, { onDone: () => onDone(say('codeSent')) });
  return (
    <ChangeModal
      title={say('resendCode')}
      confirmLabel={say('sendCode')}
      isPending={change.isPending}
      problem={useProblemText(change.problem, codeRefusals)}
      onConfirm={() => change.send({ params: { id: ticket.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        facts={[
          { term: say('sentTo'), value: formatPhone(ticket.phoneCountryCode, ticket.phone) },
          { term: say('pickupCode'), value: ticket.pickupCode ?? '' },
        ]}
        notes={[
          { icon: 'phone', text: say('codeSms', { name: ticket.firstName }) },
          { icon: 'info', text: say('nothingElse') },
        ]}
      />
    </ChangeModal>
  );
}
