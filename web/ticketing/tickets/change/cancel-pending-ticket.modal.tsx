import { hasNotPassed } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { KitDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import type { ChangedTicket } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';

export function CancelPendingTicketModal<T extends ChangedTicket>(props: KitDialogProps<T>) {
  const { kit, ticket, tickets, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { today } = useSession();
  const { name, subtitle, day, toast } = useChangeTexts(ticket);
  const page = kit.usePage()(ticket);
  const cancelNotes = kit.useCancelNotes();
  const pricing = kit.usePricing(ticket, tickets);
  const orderAgainText = useOrderAgainText(props);
  const cancel = kit.operations.cancel({
    who: name,
    toast: () => toast(t('cancelled'), t('whoFrom', { name, date: day(ticket.startDate) }), page),
    onDone: onClose,
  });
  const hasBegun = hasNotPassed(today, ticket.startDate);
  const previous = tickets.find(({ id }) => id === ticket.continuesId);
  const reopened = previous?.id === ticket.reopensId ? previous : undefined;
  // The ticket before has the same code, which goes on.
  const keepsCode = reopened !== undefined && reopened.pickupCode === ticket.pickupCode;
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
          hasBegun
            ? { icon: 'warning', text: t('noLongerValid') }
            : { icon: 'check', text: t('neverValid', { date: day(ticket.startDate) }) },
          ticket.phone !== null && {
            icon: 'phone',
            text: t(keepsCode ? 'changeCancelledSms' : 'cancelSms', { name: ticket.firstName }),
          },
          ...cancelNotes(ticket),
          reopened && {
            icon: 'ticket',
            text: ticket.expirationDate
              ? t('earlierReopensUntil', { date: day(ticket.expirationDate) })
              : t('earlierReopens'),
          },
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
function useOrderAgainText<T extends ChangedTicket>({
  kit,
  ticket,
  tickets,
}: KitDialogProps<T>): string | null {
  const t = useTexts('change-ticket');
  const { day } = useChangeTexts(ticket);
  const next = kit.useNextStart()(tickets.filter(({ id }) => id !== ticket.id));
  if (!next) return null;
  const { startDate } = ticket;
  // A continuation can start where a new order has to wait for the quarantine (domain: Quarantine).
  if (Temporal.PlainDate.compare(next, startDate) > 0) {
    return t('newTicketFrom', { date: day(next) });
  }
  return t('orderAgainUntil', { date: day(kit.rules.lastOrderDay(startDate)) });
}
