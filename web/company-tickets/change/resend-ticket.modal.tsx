import { resendTicket } from '@takst/contract/company-tickets/resend-ticket.contract.ts';
import { continuedAtOnce } from '@takst/domain/company-tickets/continued-ticket.rules.ts';
import { useChange } from '#company-tickets/use-change.ts';
import { formatLongDate, formatPhone } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { resendRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { usePricing } from './use-pricing.ts';
import { useProblemText } from './use-problem-text.ts';

/** Gives somebody whose phone is new a new ticket; the old one ends at once. */
export function ResendTicketModal({ ticket, tickets, onClose, onDone }: ChangeModalProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  const pricing = usePricing(ticket, tickets);
  const change = useChange(resendTicket, {
    onDone: () => onDone(t('ticketResent')),
    onProblem: () => showToast('error', t('ticketResendFailed')),
  });
  const { lastDay, newStart } = continuedAtOnce(ticket, today);
  const into = [
    { ...ticket, expirationDate: lastDay },
    { ...ticket, startDate: newStart },
  ];
  return (
    <ChangeModal
      title={t('resendTicket')}
      confirmLabel={t('sendTicket')}
      isPending={change.isPending}
      problem={useProblemText(change.problem, resendRefusals)}
      problemTitle={t('ticketResendFailed')}
      onConfirm={() => change.send({ params: { id: ticket.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        facts={[
          { term: t('sentTo'), value: formatPhone(ticket.phoneCountryCode, ticket.phone) },
          {
            term: t('newTicket'),
            value: t('newFrom', { date: formatLongDate(newStart, language) }),
          },
        ]}
        months={pricing({ into, from: newStart })}
        notes={[
          { icon: 'phone', text: t('resendTicketSms', { name: ticket.firstName }) },
          { icon: 'warning', text: t('oldStops') },
          { icon: 'info', text: t('notUndone') },
        ]}
      />
    </ChangeModal>
  );
}
