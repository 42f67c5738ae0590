import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  type MonthAct,
  monthActs,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import {
  deadlineSteps,
  nextDeadline,
} from '@takst/domain/services/company-tickets/deadline.rules.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { formatDayOfMonth, formatNumber, monthName } from '#platform/design/format.ts';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { NextInvoiceCell } from './next-invoice-cell.tsx';
import { StripCell } from './strip-cell.tsx';

/**
 * What is due and what was done this month, above the list; never the numbers of the chips. The cells
 * scroll sideways on a phone, where ticked rows hide them.
 */
export function StartStrip({ hasTicks }: { hasTicks: boolean }) {
  const t = useTexts('employees');
  return (
    <section
      aria-label={t('strip')}
      className={classNames(
        'mb-3 grid grid-flow-col gap-px overflow-hidden rounded-panel border border-line bg-line max-sm:-mx-4 max-sm:auto-cols-max max-sm:gap-3 max-sm:overflow-x-auto max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent max-sm:px-4 sm:auto-cols-fr sm:max-md:grid-flow-row sm:max-md:grid-cols-2 sm:max-md:*:nth-3:col-span-2',
        hasTicks && 'max-sm:hidden',
      )}
    >
      <DeadlineCell />
      <NextInvoiceCell />
      <ActsCell />
    </section>
  );
}

function DeadlineCell() {
  const t = useTexts('employees');
  const language = usePageLanguage();
  const { today } = useSession();
  const { date, start, end, daysLeft, step } = nextDeadline(today);
  const days = (day: Temporal.PlainDate) => formatDayOfMonth(day, language);
  const texts = { start: days(start), end: days(end) };
  return (
    <StripCell title={t(step === null ? 'deadlineNext' : 'deadlineOpen', { date: days(date) })}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-section font-semibold">
        {daysLeft === 0
          ? t('lastDayNow')
          : t('daysLeft', { count: daysLeft, number: formatNumber(daysLeft) })}
        {step !== null && (
          <span aria-hidden="true" className="flex gap-1">
            {Array.from({ length: deadlineSteps }, (_, index) => (
              <span
                key={index}
                className={classNames(
                  'h-1.5 w-5 rounded-full forced-colors:border',
                  index < step ? 'bg-select' : 'bg-neutral-tint',
                )}
              />
            ))}
          </span>
        )}
      </p>
      <p className="text-small text-ink-muted">
        {t(step === null ? 'deadlineNextText' : 'deadlineOpenText', texts)}
      </p>
    </StripCell>
  );
}

const actTexts = {
  ordered: 'actOrdered',
  ended: 'actEnded',
  'zones-changed': 'actZonesChanged',
} as const satisfies Record<MonthAct, string>;

/** Each number leads to the people behind it. */
function ActsCell() {
  const t = useTexts('employees');
  const language = usePageLanguage();
  const { today } = useSession();
  const { list } = useServicePages();
  const data = useCountsOf(subscriberList);
  return (
    <StripCell title={t('actsIn', { month: monthName(today, language) })}>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-small">
        {monthActs.map((act) => {
          const count = data?.acts[act];
          return (
            <li key={act} className="inline-flex items-baseline gap-2">
              <span className="min-w-3 text-section font-semibold tabular-nums">
                {count === undefined ? '\u2007' : formatNumber(count)}
              </span>
              <Link to={list} search={{ filter: act }}>
                {t(actTexts[act], { count: count ?? 0 })}
              </Link>
            </li>
          );
        })}
      </ul>
    </StripCell>
  );
}
