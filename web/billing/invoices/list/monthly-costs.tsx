import { invoiceList } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import {
  formatDayOfMonth,
  formatKroner,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPriceDifference,
  locales,
  monthName,
} from '#platform/design/format.ts';
import { MonthFigure } from '#platform/design/page/month-figure.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MonthChanges } from '#billing/invoices/changes/month-changes.tsx';

type Cost = { month: Temporal.PlainDate; totalPrice: number };

/** What the next invoice is to be, else what the last closed month cost, and the months before it as bars from zero. */
export function MonthlyCosts({ hasInvoices = false }: { hasInvoices?: boolean }) {
  const t = useTexts('invoices');
  const data = useCountsOf(invoiceList);
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const next = useNextInvoice(hasInvoices);
  // Of the month that is still open some days may be closed: the estimate has them.
  const months =
    next === undefined
      ? undefined
      : data?.months.filter(({ month }) => !next || !month.equals(next.month));
  if (months?.length === 0 && !next) return null;
  const [previous, last] = [months?.at(-2), months?.at(-1)];
  return (
    <>
      <section
        aria-label={t('costs')}
        className="mb-4 grid min-h-40 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-[minmax(15rem,1fr)_2.5fr]"
      >
        <div className="bg-surface px-(--space-panel) py-4">
          {!months && <Skeleton className="h-16 w-4/5" />}
          {months && (next ? <NextInvoice next={next} /> : <LastMonth months={months} />)}
          {previous && (
            <button
              type="button"
              className={classNames(linkClass, 'mt-1 text-small font-semibold')}
              aria-expanded={isOpen}
              aria-controls={changesId}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'hideChanges' : 'seeChanges')}
            </button>
          )}
        </div>
        <div className="bg-surface px-(--space-panel) py-4">
          <p className="text-caption font-semibold text-ink-muted">{t('costsByMonth')}</p>
          {months ? (
            <Bars months={months} next={next ?? null} />
          ) : (
            <Skeleton className="mt-3 h-24 w-full" />
          )}
        </div>
      </section>
      {isOpen && previous && last && (
        <MonthChanges id={changesId} previous={previous} last={last} />
      )}
    </>
  );
}

type Next = NonNullable<Reply<typeof getNextInvoice>['next']>;

/** Undefined while it loads; null where the company gets no invoice here. */
function useNextInvoice(hasInvoices: boolean): Next | null | undefined {
  const { company } = useSession();
  const { data, isError } = useQuery({
    ...queryOf(getNextInvoice, { params: { id: company.id } }),
    enabled: hasInvoices,
    throwOnError: false,
  });
  return hasInvoices && !isError ? data?.next : null;
}

function NextInvoice({ next: { month, invoiceDate, totalPrice, sinceLast } }: { next: Next }) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const difference = sinceLast === null ? null : Math.round(sinceLast) * 100;
  return (
    <MonthFigure
      label={t('nextInvoice', { date: formatDayOfMonth(invoiceDate, language) })}
      amount={t('about', { amount: formatPrice(Math.round(totalPrice) * 100) })}
      notes={[
        ...(difference === null
          ? []
          : [
              t(difference === 0 ? 'costSame' : 'costSince', {
                difference: formatPriceDifference(difference),
                month: monthName(month.subtract({ months: 1 }), language),
              }),
            ]),
        t('soFar'),
      ]}
    />
  );
}

function LastMonth({ months }: { months: readonly Cost[] }) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const [previous, last] = [months.at(-2), months.at(-1)];
  if (!last) return null;
  const difference = previous && Math.round((last.totalPrice - previous.totalPrice) * 100);
  return (
    <MonthFigure
      label={t('costIn', { month: formatMonth(last.month, language) })}
      amount={last.totalPrice}
      notes={[
        ...(previous && difference !== undefined
          ? [
              t(difference === 0 ? 'costSame' : 'costSince', {
                difference: formatPriceDifference(difference),
                month: monthName(previous.month, language),
              }),
            ]
          : []),
        t('beforeRefunds'),
      ]}
    />
  );
}

interface BarsProps {
  months: readonly Cost[];
  /** Dashed, after them. */
  next: Cost | null;
}

/** First and last two have figures. A phone has room for the last seven. */
function Bars({ months: closedMonths, next }: BarsProps) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const months = next ? [...closedMonths, next] : closedMonths;
  const highest = Math.max(...months.map(({ totalPrice }) => totalPrice), 1);
  const fromLast = (index: number) => months.length - 1 - index;
  const hasFigure = (index: number) => index === 0 || fromLast(index) <= 1;
  return (
    <ol className="mt-2 flex items-end gap-1.5">
      {months.map(({ month, totalPrice }, index) => {
        const isEstimate = month === next?.month;
        const isLast = fromLast(index) === (next ? 1 : 0);
        return (
          <li
            key={month.toString()}
            className={classNames(
              'min-w-0 max-w-16 flex-1 text-center text-chart',
              fromLast(index) > 6 && 'max-sm:hidden',
              isLast && 'font-semibold',
            )}
          >
            <span className="sr-only">
              {t(isEstimate ? 'estimateOfMonth' : 'costOfMonth', {
                month: formatMonth(month, language),
                amount: formatKroner(totalPrice),
              })}
            </span>
            <span aria-hidden="true">
              <span className="flex h-18 flex-col justify-end">
                <span className="tabular-nums">
                  {hasFigure(index) ? formatNumber(Math.round(totalPrice / 1000)) : ''}
                </span>
                <span
                  className={classNames(
                    'block rounded-t-small forced-colors:border',
                    isEstimate
                      ? 'border border-b-0 border-dashed border-select bg-select-tint'
                      : isLast
                        ? 'bg-select'
                        : 'bg-ink-muted/35',
                  )}
                  style={{ height: `${(totalPrice / highest) * 75}%` }}
                />
              </span>
              <span
                className={classNames(
                  'block border-t border-line pt-1',
                  !isLast && 'text-ink-muted',
                )}
              >
                {month.toLocaleString(locales[language], { month: 'short' })}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
