import { FormDialog } from '#design/form/form-dialog.tsx';
import { formatPhone } from '#design/format.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useTicketKit } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

/** Sends the holder the same pickup code again. */
export function ResendPickupCodeModal({ ticket, onClose }: ChangeDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  const resend = useTicketKit().operations.resendCode({
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
      onSubmit={() => resend.send({ id: ticket.id })}
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
