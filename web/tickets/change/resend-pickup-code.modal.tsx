import { resendPickupCode } from '@takst/contract/company-tickets/employee/resend-pickup-code.contract.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { formatPhone, formatTime } from '#design/format.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useChangeTexts } from './use-change-texts.ts';

/** Sends the holder the same pickup code again. */
export function ResendPickupCodeModal({ ticket, onClose }: ChangeDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  const resend = useOperation(resendPickupCode, {
    texts: 'change-ticket',
    failed: 'failedTitle',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      NO_PICKUP_CODE: 'noPickupCode',
      // Rounds up to the next minute: in the current one it may still be too early.
      PICKUP_CODE_JUST_SENT: (text, { nextAt }) =>
        text('codeJustSent', {
          time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
        }),
    },
    toast: () => toast(t('codeSent'), t('whoTo', { name, phone })),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={tActions('resendCode')}
      subtitle={subtitle}
      submitLabel={tActions('resendCode')}
      cancelLabel={t('back')}
      operation={resend}
      onSubmit={() => resend.send({ params: { id: ticket.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        notes={[
          {
            icon: 'phone',
            text: t('codeSms', { name: ticket.firstName, code: ticket.pickupCode ?? '', phone }),
          },
          { icon: 'info', text: t('nothingElse') },
        ]}
      />
    </FormDialog>
  );
}
