import { hasNotPassed } from '@takst/domain/tickets/end-correction.rules.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useTicketKit } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

export function CancelPendingTicketModal({ ticket, tickets, onClose }: ChangeDialogProps) {
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { today } = useSession();
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const { operations, usePricing } = useTicketKit();
  const pricing = usePricing(ticket, tickets);
  const orderAgainText = useOrderAgainText({ ticket, tickets });
  const cancel = operations.cancel({
    toast: () => toast(t('cancelled'), t('whoFrom', { name, date: day(ticket.startDate) })),
    onDone: onClose,
  });
  const previous = tickets.find(({ id }) => id === ticket.continuesId);
  const reopened = previous?.id === ticket.reopensId ? previous : undefined;
  const earlierEnd = previous?.expirationDate ?? null;
  const isEarlierValid = !reopened && earlierEnd && hasNotPassed(earlierEnd, today);
  return (
    <FormDialog
      title={tActions('cancelTicket')}
      subtitle={subtitle}
      submitLabel={t('cancelTicketFrom', { date: day(ticket.startDate) })}
      cancelLabel={t('back')}
      isDanger
      operation={cancel}
      onSubmit={() => cancel.send({ id: ticket.id })}
      onClose={onClose}
    >
      <ChangeEffect
        months={pricing({
          replacements: reopened ? [{ ...reopened, expirationDate: ticket.expirationDate }] : [],
          from: ticket.startDate,
        })}
        notes={[
          { icon: 'check', text: t('neverValid', { date: day(ticket.startDate) }) },
          { icon: 'phone', text: t('cancelSms', { name: ticket.firstName }) },
          reopened && { icon: 'ticket', text: t('earlierReopens') },
          isEarlierValid && {
            icon: 'ticket',
            text: t('earlierStillEnds', { date: day(earlierEnd) }),
          },
          !reopened && orderAgainText !== null && { icon: 'calendar', text: orderAgainText },
        ]}
      />
    </FormDialog>
  );
}

/** Until when the same ticket can be ordered again, else from when a new order can start. */
function useOrderAgainText({
  ticket,
  tickets,
}: Pick<ChangeDialogProps, 'ticket' | 'tickets'>): string | null {
  const t = useTexts('change-ticket');
  const { day } = useChangeTexts(ticket);
  const { useNextStart, rules } = useTicketKit();
  const next = useNextStart()(tickets.filter(({ id }) => id !== ticket.id));
  if (!next) return null;
  const { startDate } = ticket;
  // A continuation can start where a new order has to wait for the quarantine (domain: Quarantine).
  if (Temporal.PlainDate.compare(next, startDate) > 0) {
    return t('newTicketFrom', { date: day(next) });
  }
  return t('orderAgainUntil', { date: day(rules.lastOrderDay(startDate)) });
}
