import { cancelPendingTicket } from '@takst/contract/company-tickets/cancel-pending-ticket.contract.ts';
import { lastDayForCurrentMonth } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { useChange } from '#company-tickets/use-change.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { cancelRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { ticketsBefore } from './month-prices.ts';
import { useNextStart } from './next-start.ts';
import { usePricing } from './use-pricing.ts';
import { useProblemText } from './use-problem-text.ts';

/** Cancels a pending ticket at once. */
export function CancelPendingTicketModal({ ticket, tickets, onClose, onDone }: ChangeModalProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  const pricing = usePricing(ticket, tickets);
  const regret = useRegret({ ticket, tickets });
  const change = useChange(cancelPendingTicket, { onDone: () => onDone(t('cancelled')) });
  const earlierEnd = ticketsBefore(ticket, tickets)[0]?.expirationDate ?? null;
  const isEarlierValid = earlierEnd && Temporal.PlainDate.compare(earlierEnd, today) >= 0;
  return (
    <ChangeModal
      title={t('cancelTicket')}
      confirmLabel={t('cancelTicket')}
      isDanger
      isPending={change.isPending}
      problem={useProblemText(change.problem, cancelRefusals)}
      onConfirm={() => change.send({ params: { id: ticket.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        facts={[{ term: t('wouldStart'), value: formatLongDate(ticket.startDate, language) }]}
        months={pricing({ into: [], from: ticket.startDate })}
        notes={[
          { icon: 'phone', text: t('cancelSms', { name: ticket.firstName }) },
          isEarlierValid && {
            icon: 'ticket',
            text: t('earlierStillEnds', { date: formatLongDate(earlierEnd, language) }),
          },
          regret !== null && { icon: 'calendar', text: regret },
        ]}
      />
    </ChangeModal>
  );
}

/** Until when the same ticket can be ordered again, or else from when another one can start. */
function useRegret({
  ticket,
  tickets,
}: Pick<ChangeModalProps, 'ticket' | 'tickets'>): string | null {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { features } = useSession();
  const next = useNextStart()(tickets.filter(({ id }) => id !== ticket.id));
  if (!next) return null;
  const { startDate } = ticket;
  // One that goes on from another is no new order; ordered anew it may have to wait (domain: Quarantine).
  if (Temporal.PlainDate.compare(next, startDate) > 0) {
    return t('newTicketFrom', { date: formatLongDate(next, language) });
  }
  const until = features.has('dates.arbitrary')
    ? startDate
    : startDate.with({ day: lastDayForCurrentMonth });
  return t('orderAgainUntil', { date: formatLongDate(until, language) });
}
