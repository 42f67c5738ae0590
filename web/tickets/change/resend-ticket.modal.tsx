import { immediateContinuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { formatPhone } from '#design/format.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useTicketKit } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

/** Issues a new ticket for a new phone; the old one ends at once. */
export function ResendTicketModal({ ticket, tickets, onClose }: ChangeDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  const { today } = useSession();
  const { operations, usePricing } = useTicketKit();
  const pricing = usePricing(ticket, tickets);
  const resend = operations.resendTicket({
    toast: () => toast(t('ticketResent'), t('whoTo', { name, phone })),
    onDone: onClose,
    onProblem: () => showToast('error', t('ticketResendFailed')),
  });
  const { lastDay, newStart } = immediateContinuation(ticket, today);
  const replacements = [
    { ...ticket, expirationDate: lastDay },
    { ...ticket, startDate: newStart },
  ];
  return (
    <FormDialog
      title={tActions('resendTicket')}
      subtitle={subtitle}
      submitLabel={tActions('resendTicket')}
      cancelLabel={t('back')}
      operation={resend}
      onSubmit={() => resend.send({ id: ticket.id })}
      onClose={onClose}
    >
      <ChangeEffect
        months={pricing({ replacements, from: newStart })}
        notes={[
          { icon: 'check', text: t('newTicketValidFrom', { date: day(newStart) }) },
          { icon: 'phone', text: t('resendTicketSms', { name: ticket.firstName, phone }) },
          { icon: 'warning', text: t('oldStops') },
          { icon: 'info', text: t('notUndone') },
        ]}
      />
    </FormDialog>
  );
}
