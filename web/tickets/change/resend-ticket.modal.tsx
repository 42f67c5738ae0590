import { resendTicket } from '@takst/contract/company-tickets/employee/resend-ticket.contract.ts';
import { immediateContinuation } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { formatPhone } from '#design/format.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useChangeTexts } from './use-change-texts.ts';
import { usePricing } from './use-pricing.ts';

/** Issues a new ticket for a new phone; the old one ends at once. */
export function ResendTicketModal({ ticket, tickets, onClose }: ChangeDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const phone = formatPhone(ticket.phoneCountryCode, ticket.phone);
  const { today } = useSession();
  const pricing = usePricing(ticket, tickets);
  const resend = useOperation(resendTicket, {
    texts: 'change-ticket',
    failed: 'ticketResendFailed',
    refusals: { TICKET_NOT_FOUND: 'ticketNotFound', TICKET_NOT_RESENDABLE: 'ticketNotResendable' },
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
      onSubmit={() => resend.send({ params: { id: ticket.id } })}
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
