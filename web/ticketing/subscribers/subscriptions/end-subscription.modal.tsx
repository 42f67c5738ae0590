import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { monthsCharged } from '@takst/domain/catalogue/products/charged-months.rules.ts';
import {
  chargeableSubscription,
  isChargedForCode,
  isCodeOwed,
} from '@takst/domain/services/subscriptions/charged-subscription.rules.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { isDateRefused, useLastDay } from '#ticketing/tickets/use-last-day.ts';
import type { SubscriptionDialogProps } from './subscription-dialog-props.ts';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

/** Gives an active subscription its last day. */
export function EndSubscriptionModal({ subscription, onClose }: SubscriptionDialogProps) {
  const t = useTexts('subscriptions');
  const lastDay = useLastDay(useOfferedEnds());
  const { date, setDate, isOffered, today } = lastDay;
  const { name, what, subtitle, day } = useSubscriptionTexts(subscription);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const end = useOperation(endSubscription, {
    texts: 'subscriptions',
    failed: 'failedTitle',
    refusals: {
      SUBSCRIPTION_NOT_FOUND: 'notFound',
      SUBSCRIPTION_NOT_ENDABLE: 'notEndable',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
    },
    about: date,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    toast: ({ input }) => ({
      title: t('ended'),
      text: t('endedOn', { name, what, date: day(input.params.isoDate) }),
    }),
    onDone: onClose,
  });
  const fault = date ? t('lastDayNotOffered') : t('lastDayMissing');
  const isOverAtOnce = date !== null && Temporal.PlainDate.compare(date, today) < 0;
  const charge = useCharge(subscription, { lastDay: isOffered ? date : null, today });

  function confirm() {
    setHasSubmitted(true);
    if (date && isOffered) end.send({ params: { id: subscription.id, isoDate: date } });
  }

  return (
    <FormDialog
      title={t('end')}
      subtitle={subtitle}
      result={charge?.lastMonth}
      submitLabel={date && isOffered ? t('endOn', { date: day(date) }) : t('end')}
      cancelLabel={t('cancel')}
      isDanger
      operation={end}
      onSubmit={confirm}
      onClose={onClose}
    >
      <DateChoiceField
        {...lastDay.field}
        label={t('lastDay')}
        description={t('lastDayHelp')}
        onChange={(newDay) => {
          // A pending request is for the selected date.
          if (!end.isPending) setDate(newDay);
        }}
        error={!isOffered && !end.problem && (hasSubmitted || date) ? fault : undefined}
      />
      {date && isOffered && (
        <ChangeEffect
          notes={[
            isOverAtOnce
              ? { icon: 'warning', text: t('endAtOnce', { what }) }
              : { icon: 'check', text: t('endEffect', { what, date: day(date) }) },
            charge !== null && charge.forCode !== null && { icon: 'warning', text: charge.forCode },
            charge !== null &&
              charge.withoutCode !== null && { icon: 'info', text: charge.withoutCode },
            { icon: 'phone', text: t('endSms', { name: subscription.firstName }) },
          ]}
        />
      )}
    </FormDialog>
  );
}

type SubscriptionEnd = { lastDay: Temporal.PlainDate | null; today: Temporal.PlainDate };

/**
 * The last month that is invoiced when the subscription ends on a day, whether that is for its code alone, and that nothing
 * is as long as it has none.
 */
function useCharge(
  { startAt: startDate, codeState, pricePerMonth }: SubscriptionDialogProps['subscription'],
  { lastDay, today }: SubscriptionEnd,
) {
  const t = useTexts('subscriptions');
  const language = usePageLanguage();
  if (!lastDay) return null;
  const hasCode = codeState === 'sent';
  const endedSubscription = { startDate, expirationDate: lastDay, hasCode };
  const isOwed = !hasCode && isCodeOwed(endedSubscription, today);
  const isForCode = isChargedForCode(endedSubscription);
  const month = monthsCharged(
    chargeableSubscription(endedSubscription),
    isForCode ? startDate : lastDay,
  ).at(-1);
  const price = pricePerMonth === null ? null : formatPrice(Math.round(pricePerMonth * 100));
  const name = month && (hasCode || isOwed) && formatMonth(month, language);
  return {
    lastMonth: { label: t('lastInvoiced'), value: name || t('notInvoiced') },
    withoutCode: hasCode ? null : t(isOwed ? 'chargedWithCode' : 'neverCharged'),
    forCode:
      !isForCode || !name
        ? null
        : price === null
          ? t('chargedForCode', { month: name })
          : t('chargedForCodeAt', { month: name, price }),
  };
}
