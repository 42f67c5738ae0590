import { endCompanyTicket } from '@takst/contract/company-tickets/employee/end-company-ticket.contract.ts';
import {
  isChargedAsRedeemed,
  monthsCharged,
} from '@takst/domain/company-tickets/charged-months.rules.ts';
import { useState } from 'react';
import { DateChoiceField } from '#tickets/date-choice.field.tsx';
import { useOperation } from '#api/use-operation.ts';
import { isTicketRead } from '#tickets/ticket-reads.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { isDateRefused, useLastDay } from '#tickets/use-last-day.ts';
import { formatLongDate, formatMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import { ChangeEffect } from './change-effect.tsx';
import { useNextStart } from './next-start.ts';
import { usePricing } from './use-pricing.ts';

export function EndCompanyTicketModal(props: ChangeDialogProps) {
  const { ticket, onClose } = props;
  const t = useTexts('change-ticket');
  const lastDay = useLastDay();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const end = useOperation(endCompanyTicket, {
    texts: 'change-ticket',
    failed: 'failedTitle',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_ENDABLE: 'ticketNotEndable',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
    },
    invalidates: isTicketRead,
    about: lastDay.date,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    toast: 'ended',
    onDone: onClose,
  });
  const { date, setDate, isOffered, today } = lastDay;
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function confirm() {
    setHasSubmitted(true);
    if (date && isOffered) end.send({ params: { id: ticket.id, isoDate: date } });
  }

  return (
    <FormDialog
      title={t('endTicket')}
      submitLabel={t('endTicket')}
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

interface EndEffectProps extends ChangeDialogProps {
  lastDay: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

function EndEffect({ ticket, tickets, lastDay, today }: EndEffectProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const nextStart = useNextStart();
  const pricing = usePricing(ticket, tickets);
  const endedTicket = { ...ticket, expirationDate: lastDay, endedOn: today };
  const isUsed = isChargedAsRedeemed(endedTicket);
  const lastCharged = monthsCharged(endedTicket, isUsed ? ticket.startDate : lastDay).at(-1);
  const next = nextStart(tickets.map((one) => (one.id === ticket.id ? endedTicket : one)));
  const isOverAtOnce = Temporal.PlainDate.compare(lastDay, today) < 0;
  return (
    <ChangeEffect
      facts={[
        { term: t('lastDay'), value: formatLongDate(lastDay, language) },
        {
          term: t('lastInvoiced'),
          value: (
            <span className="inline-block first-letter:uppercase">
              {lastCharged ? formatMonth(lastCharged, language) : t('notInvoiced')}
            </span>
          ),
        },
      ]}
      months={pricing({ replacements: [endedTicket], from: lastDay.add({ days: 1 }) })}
      notes={[
        isOverAtOnce && { icon: 'warning', text: t('endsAtOnce') },
        isUsed && {
          icon: 'warning',
          text: t('chargedAsRedeemed', { month: formatMonth(ticket.startDate, language) }),
        },
        { icon: 'phone', text: t('endSms', { name: ticket.firstName }) },
        { icon: 'info', text: t('undoneToday') },
        next && {
          icon: 'calendar',
          text: t('newTicketFrom', { date: formatLongDate(next, language) }),
        },
      ]}
    />
  );
}
