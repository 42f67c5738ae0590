import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { KitDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import type { ChangedTicket } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

/** Sends the holder the same pickup code again. */
export function ResendPickupCodeModal<T extends ChangedTicket>(props: KitDialogProps<T>) {
  const { kit, ticket, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const page = kit.usePage()(ticket);
  const phone = formatPhone(ticket.phoneCountryCode ?? '', ticket.phone ?? '');
  const resend = kit.operations.resendCode({
    who: name,
    toast: () => toast(t('codeSent'), t('whoTo', { name, phone }), page),
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
