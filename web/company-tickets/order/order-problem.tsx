import { useFailureText } from '#api/use-failure-text.ts';
import { Button } from '#design/buttons/button.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Notice } from '#design/page/notice.tsx';
import { refusalText } from '#texts/refusal-texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type OrderOffer, useOffer } from './order-offer.ts';
import { orderRefusals } from './order-refusals.ts';
import type { OrderProblem } from './use-place-order.ts';

interface OrderProblemNoticeProps {
  problem: OrderProblem;
  onStartDate: (date: Temporal.PlainDate) => void;
}

/** Why the ticket was not ordered, and what to do about it; the form stays as it is (spec 2 §8). */
export function OrderProblemNotice({ problem, onStartDate }: OrderProblemNoticeProps) {
  const t = useTexts('company-tickets');
  const failureText = useFailureText();
  const language = usePageLanguage();
  const start = firstAllowedStart(problem, useOffer());
  return (
    <Notice kind="danger" title={t('refusedTitle')} isAnnounced>
      <p>
        {'refused' in problem
          ? refusalText(orderRefusals, problem.refused, t)
          : failureText(problem.failure)}
      </p>
      {start && (
        <Button icon="calendar" className="mt-3" onClick={() => onStartDate(start)}>
          {t('useStartDate', { date: formatLongDate(start, language) })}
        </Button>
      )}
    </Notice>
  );
}

/** The first date on offer when the quarantine is over; none when that is too far ahead. */
function firstAllowedStart(problem: OrderProblem, offer: OrderOffer): Temporal.PlainDate | null {
  if (!('refused' in problem) || problem.refused.code !== 'START_DATE_IN_QUARANTINE') return null;
  const { expectedQuaranteenEndDate: first } = problem.refused;
  const candidates = offer.arbitraryDates ? [first] : offer.startDates;
  return candidates.find((date) => Temporal.PlainDate.compare(date, first) >= 0) ?? null;
}
