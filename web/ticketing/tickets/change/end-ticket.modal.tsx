import { useState } from 'react';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { isDateRefused, useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { KitDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import type { ChangedTicket } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { useUndoEnd } from '#ticketing/tickets/change/use-undo-end.ts';

export function EndTicketModal<T extends ChangedTicket>(props: KitDialogProps<T>) {
  const { kit, ticket, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const { operations } = kit;
  const lastDay = useLastDay(kit.useOfferedEnds(ticket));
  const { name, subtitle, day } = useChangeTexts(ticket);
  const undoEnd = useUndoEnd(operations, () => name);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const end = operations.end({
    who: name,
    about: lastDay.date,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    toast: (sent) => ({
      title: t('ended'),
      text: t('endedOn', { name, date: day(sent.lastDay) }),
      action: { text: t('undo'), onAct: () => undoEnd(ticket.id), undoes: true },
    }),
    onDone: onClose,
  });
  const { date, setDate, isOffered, today } = lastDay;
  const result = useLastCharged(props, isOffered ? date : null);
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function confirm() {
    setHasSubmitted(true);
    if (date && isOffered) end.send({ id: ticket.id, lastDay: date });
  }

  return (
    <FormDialog
      title={tActions('endTicket')}
      subtitle={subtitle}
      result={result}
      submitLabel={
        date && isOffered ? t('endTicketOn', { date: day(date) }) : tActions('endTicket')
      }
      cancelLabel={t('back')}
      isDanger
      operation={end}
      onSubmit={confirm}
      onClose={onClose}
    >
      <DateChoiceField
        {...lastDay.field}
        label={t('lastDay')}
        description={t('lastDayHelp')}
        onChange={(day) => {
          // A pending request is for the selected date.
          if (!end.isPending) setDate(day);
        }}
        error={!isOffered && !end.problem && (hasSubmitted || date) ? fault : undefined}
      />
      {date && isOffered && <EndEffect {...props} lastDay={date} today={today} />}
    </FormDialog>
  );
}

/** The last month that is invoiced when the ticket ends. */
function useLastCharged<T extends ChangedTicket>(
  { kit: { rules }, ticket }: KitDialogProps<T>,
  lastDay: Temporal.PlainDate | null,
) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  if (!lastDay) return undefined;
  const month = rules.lastMonthCharged({ ...ticket, expirationDate: lastDay, endedOn: today });
  return {
    label: t('lastInvoiced'),
    value: month ? formatMonth(month, language) : t('notInvoiced'),
  };
}

interface EndEffectProps<T extends ChangedTicket> extends KitDialogProps<T> {
  lastDay: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

function EndEffect<T extends ChangedTicket>(props: EndEffectProps<T>) {
  const { kit, ticket, tickets, lastDay, today } = props;
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { day } = useChangeTexts(ticket);
  const { rules } = kit;
  const nextStart = kit.useNextStart();
  const pricing = kit.usePricing(ticket, tickets);
  const endedTicket = { ...ticket, expirationDate: lastDay, endedOn: today };
  const next = nextStart(tickets.map((one) => (one.id === ticket.id ? endedTicket : one)));
  const isOverAtOnce = Temporal.PlainDate.compare(lastDay, today) < 0;
  return (
    <ChangeEffect
      months={pricing({ replacements: [endedTicket], from: lastDay.add({ days: 1 }) })}
      notes={[
        isOverAtOnce
          ? { icon: 'warning', text: t('endsAtOnce') }
          : { icon: 'check', text: t('validThrough', { date: day(lastDay) }) },
        rules.isChargedAsHandedOut(endedTicket) && {
          icon: 'warning',
          text: t('chargedAsRedeemed', { month: formatMonth(ticket.startDate, language) }),
        },
        ticket.phone !== null && { icon: 'phone', text: t('endSms', { name: ticket.firstName }) },
        { icon: 'undo', text: t('undoneToday') },
        next && { icon: 'calendar', text: t('newTicketFrom', { date: day(next) }) },
      ]}
    />
  );
}
