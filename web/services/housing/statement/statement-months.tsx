import type { StatementMonth } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import type { StatementMonthState } from '@takst/domain/services/housing/statement.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '#platform/design/class-names.ts';
import { formatKroner, formatNumber, monthName } from '#platform/design/format.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { statementQuery, type StatementInput } from './statement.queries.ts';

/** What the year costs in all, and each of its months with a bar from zero. */
export function StatementMonths({ input }: { input: StatementInput }) {
  const t = useTexts('statement');
  const { data } = useQuery(statementQuery(input));
  const refunded = data?.refunded ?? 0;
  return (
    <section
      aria-label={t('months')}
      className="mb-4 grid grid-cols-1 gap-px overflow-hidden rounded-panel border border-line bg-line lg:grid-cols-[minmax(14rem,1fr)_3fr]"
    >
      <div className="bg-surface px-(--space-panel) py-4">
        {data ? (
          <>
            <p className="text-caption font-semibold text-ink-muted">
              {t('totalOf', { year: String(data.year) })}
            </p>
            <p className="mt-1 text-figure font-bold whitespace-nowrap tabular-nums">
              {formatKroner(data.total)}
            </p>
            <p className="mt-1 text-small text-ink-muted">
              {t('ofWhichVat', { amount: formatKroner(data.vat) })}
            </p>
            {refunded > 0 && (
              <p className="mt-1 text-small text-ink-muted">
                {t('lessRefunds', { amount: formatKroner(refunded) })}
              </p>
            )}
            {data.months.some(({ state }) => state === 'OPEN') && (
              <p className="mt-1 text-small text-ink-muted">{t('openText')}</p>
            )}
          </>
        ) : (
          <Skeleton className="h-16 w-4/5" />
        )}
      </div>
      <div className="min-h-96 bg-surface px-(--space-panel) py-3">
        {data ? <MonthTable months={data.months} /> : <Skeleton className="h-80 w-full" />}
      </div>
    </section>
  );
}

const wide = 'max-md:hidden';
const counts = ['residents', 'tickets', 'subscriptions'] as const;
const figure = 'text-right tabular-nums whitespace-nowrap';

function MonthTable({ months }: { months: readonly StatementMonth[] }) {
  const t = useTexts('statement');
  const highest = Math.max(1, ...months.map(({ amounts }) => amounts?.total ?? 0));
  return (
    <table aria-label={t('months')} className="w-full text-small">
      <thead className="text-left text-caption text-ink-muted">
        <tr className="[&>th]:pb-1.5 [&>th]:font-semibold [&>th+th]:pl-3">
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('state')}</th>
          <td className={classNames('w-1/4', wide)} />
          {(['amount', ...counts] as const).map((name) => (
            <th key={name} scope="col" className={classNames(figure, name !== 'amount' && wide)}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <MonthRow key={month.month.toString()} month={month} highest={highest} />
        ))}
      </tbody>
    </table>
  );
}

const states = {
  CLOSED: { text: 'stateClosed', tone: 'quiet' },
  OPEN: { text: 'stateOpen', tone: 'info' },
  COMING: { text: 'stateComing', tone: 'muted' },
  NOT_OURS: { text: 'stateNotOurs', tone: 'muted' },
} as const satisfies Record<
  StatementMonthState,
  { text: PlainTextKey<'statement'>; tone: BadgeTone }
>;

function MonthRow({
  month: { month, state, amounts },
  highest,
}: {
  month: StatementMonth;
  highest: number;
}) {
  const t = useTexts('statement');
  const language = usePageLanguage();
  const { text, tone } = states[state];
  const isNotInvoiced = state === 'OPEN' && amounts?.tickets === 0 && amounts.subscriptions === 0;
  const share = Math.max(0, amounts?.total ?? 0) / highest;
  return (
    <tr className="border-t border-line [&>*]:py-0.5 [&>*+*]:pl-3">
      <th scope="row" className="text-left font-semibold first-letter:uppercase">
        {monthName(month, language)}
      </th>
      {/* Month, status and amount stand beside each other on a phone. */}
      <td className="max-md:*:whitespace-normal">
        <Badge tone={tone}>{t(text)}</Badge>
      </td>
      <td aria-hidden="true" className={wide}>
        <span
          className={classNames(
            'block h-3 rounded-r-small forced-colors:border',
            state === 'OPEN' ? 'bg-select' : 'bg-ink-muted/35',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </td>
      <td className={classNames(figure, 'font-semibold')}>
        {amounts && !isNotInvoiced && formatKroner(amounts.total)}
      </td>
      {counts.map((name) => (
        <td key={name} className={classNames(figure, wide)}>
          {amounts && (!isNotInvoiced || name === 'residents') && formatNumber(amounts[name])}
        </td>
      ))}
    </tr>
  );
}
