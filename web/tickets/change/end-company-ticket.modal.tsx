import { endCompanyTicket } from '@takst/contract/company-tickets/employee/end-company-ticket.contract.ts';
import {
  isChargedAsHandedOut,
  monthsCharged,
} from '@takst/domain/company-tickets/charged-months.rules.ts';
import { useState } from 'react';
import { DateChoiceField } from '#tickets/date-choice.field.tsx';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { isDateRefused, useLastDay } from '#tickets/use-last-day.ts';
import { formatMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useNextStart } from './next-start.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { usePricing } from './use-pricing.ts';
import { useUndoEnd } from '#tickets/use-undo-end.ts';

export function EndCompanyTicketModal(props: ChangeDialogProps) {
  const { ticket, onClose } = props;
  const t = useTexts('change-ticket');
  const tActions = useTexts('ticket-actions');
  const lastDay = useLastDay();
  const { name, subtitle, day } = useChangeTexts(ticket);
  const undoEnd = useUndoEnd(name);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const end = useOperation(endCompanyTicket, {
    texts: 'change-ticket',
    failed: 'failedTitle',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_ENDABLE: 'ticketNotEndable',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
    },
    about: lastDay.date,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    toast: ({ input }) => ({
      title: t('ended'),
      text: t('endedOn', { name, date: day(input.params.isoDate) }),
      action: { text: t('undo'), onAct: () => undoEnd(ticket.id) },
    }),
    onDone: onClose,
  });
  const { date, setDate, isOffered, today } = lastDay;
  const result = useLastCharged(props, isOffered ? date : null);
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function confirm() {
    setHasSubmitted(true);
    if (date && isOffered) end.send({ params: { id: ticket.id, isoDate: date } });
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
function useLastCharged({ ticket }: ChangeDialogProps, lastDay: Temporal.PlainDate | null) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  if (!lastDay) return undefined;
  const endedTicket = { ...ticket, expirationDate: lastDay, endedOn: today };
  const until = isChargedAsHandedOut(endedTicket) ? ticket.startDate : lastDay;
  const month = monthsCharged(endedTicket, until).at(-1);
  return {
    label: t('lastInvoiced'),
    value: month ? formatMonth(month, language) : t('notInvoiced'),
  };
}

interface EndEffectProps extends ChangeDialogProps {
  lastDay: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

function EndEffect({ ticket, tickets, lastDay, today }: EndEffectProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { day } = useChangeTexts(ticket);
  const nextStart = useNextStart();
  const pricing = usePricing(ticket, tickets);
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
        isChargedAsHandedOut(endedTicket) && {
          icon: 'warning',
          text: t('chargedAsRedeemed', { month: formatMonth(ticket.startDate, language) }),
        },
        { icon: 'phone', text: t('endSms', { name: ticket.firstName }) },
        { icon: 'undo', text: t('undoneToday') },
        next && { icon: 'calendar', text: t('newTicketFrom', { date: day(next) }) },
      ]}
    />
  );
}
