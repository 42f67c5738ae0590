import { immediateContinuation } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { KitDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import type { ChangedTicket } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

/** Issues a new ticket for a new phone; the old one ends at once. */
export function ResendTicketModal<T extends ChangedTicket>(props: KitDialogProps<T>) {
  const { kit, ticket, tickets, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const phone = formatPhone(ticket.phoneCountryCode ?? '', ticket.phone ?? '');
  const { today } = useSession();
  const page = kit.usePage()(ticket);
  const pricing = kit.usePricing(ticket, tickets);
  const resend = kit.operations.resendTicket({
    who: name,
    toast: () => toast(t('ticketResent'), t('whoTo', { name, phone }), page),
    onDone: onClose,
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
