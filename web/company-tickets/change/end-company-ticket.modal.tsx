import { endCompanyTicket } from '@takst/contract/company-tickets/end-company-ticket.contract.ts';
import { monthsCharged } from '@takst/domain/company-tickets/charged-months.rules.ts';
import { useState } from 'react';
import { DateChoiceField } from '#company-tickets/date-choice.field.tsx';
import { useChange } from '#company-tickets/use-change.ts';
import { useLastDay } from '#company-tickets/use-last-day.ts';
import { formatLongDate, formatMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { endRefusals } from './change-refusals.ts';
import { ChangeModal, type ChangeModalProps } from './change.modal.tsx';
import { useNextStart } from './next-start.ts';
import { usePricing } from './use-pricing.ts';
import { useProblemText } from './use-problem-text.ts';

/** Gives an active ticket its last day. */
export function EndCompanyTicketModal(props: ChangeModalProps) {
  const { ticket, onClose, onDone } = props;
  const t = useTexts('change-ticket');
  const lastDay = useLastDay();
  const [isAsked, setAsked] = useState(false);
  const change = useChange(endCompanyTicket, { onDone: () => onDone(t('ended')) });
  const { date, setDate, isOffered, today, choices, arbitraryDates } = lastDay;
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');

  function confirm() {
    setAsked(true);
    if (date && isOffered) change.send({ params: { id: ticket.id, isoDate: date } });
  }

  return (
    <ChangeModal
      title={t('endTicket')}
      confirmLabel={t('endTicket')}
      isDanger
      isPending={change.isPending}
      problem={useProblemText(change.problem, endRefusals)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DateChoiceField
        choices={choices}
        today={today}
        arbitraryDates={arbitraryDates}
        name="lastDay"
        label={t('lastDay')}
        description={t('lastDayHelp')}
        value={date}
        onChange={(chosen) => {
          // What is on its way is for the day that was chosen.
          if (change.isPending) return;
          setDate(chosen);
          change.forget();
        }}
        error={!isOffered && (isAsked || date) ? fault : undefined}
      />
      {date && isOffered && <EndEffect {...props} lastDay={date} today={today} />}
    </ChangeModal>
  );
}

interface EndEffectProps extends ChangeModalProps {
  lastDay: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

function EndEffect({ ticket, tickets, lastDay, today }: EndEffectProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const nextStart = useNextStart();
  const pricing = usePricing(ticket, tickets);
  const ended = { ...ticket, expirationDate: lastDay };
  const lastCharged = monthsCharged(ended, lastDay).at(-1);
  const next = nextStart(tickets.map((one) => (one.id === ticket.id ? ended : one)));
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
      months={pricing({ into: [ended], from: lastDay.add({ days: 1 }) })}
      notes={[
        isOverAtOnce && { icon: 'warning', text: t('endsAtOnce') },
        { icon: 'phone', text: t('endSms', { name: ticket.firstName }) },
        { icon: 'info', text: t('notUndone') },
        next && {
          icon: 'calendar',
          text: t('newTicketFrom', { date: formatLongDate(next, language) }),
        },
      ]}
    />
  );
}
