import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import type { ReactNode } from 'react';
import { formatMoney, formatMonth, formatNumber } from '#platform/design/format.ts';
import { capitalize } from '#platform/design/format-moment.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangedCompanies } from './changed-companies.tsx';
import { Difference } from './difference.tsx';
import { MonthCharts } from './month-charts.tsx';
import { TicketsByPrice } from './tickets-by-price.tsx';

interface PriceChangeResultProps {
  result: PriceChange;
  /** At the end. */
  children?: ReactNode;
}

/** What new prices mean: in all, by month, by price and by company. */
export function PriceChangeResult({ result, children }: PriceChangeResultProps) {
  const t = useTexts('price-changes');
  const { unpricedTickets: unpriced } = result;
  return (
    <div className="grid grid-cols-1 gap-6">
      {unpriced > 0 && (
        <Notice
          kind="warning"
          title={t('unpriced', { count: unpriced, number: formatNumber(unpriced) })}
        >
          <p>{t('unpricedText')}</p>
        </Notice>
      )}
      <Card>
        <Totals result={result} />
      </Card>
      <MonthCharts result={result} />
      <TicketsByPrice result={result} />
      <ChangedCompanies result={result} />
      {children}
    </div>
  );
}

function Totals({ result }: { result: PriceChange }) {
  const t = useTexts('price-changes');
  const language = usePageLanguage();
  const { tickets, changedTickets, year, month } = result;
  const name = { month: capitalize(formatMonth(result.firstMonth, language)) };
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Figure term={t('tickets')}>{formatNumber(tickets)}</Figure>
      <Figure term={t('changedTickets')}>{formatNumber(changedTickets)}</Figure>
      <Figure term={t('monthNow', name)}>{formatMoney(month.nowOre)}</Figure>
      <Figure term={t('monthThen', name)} note={<Difference {...month} />}>
        {formatMoney(month.thenOre)}
      </Figure>
      <Figure term={t('yearNow')}>{formatMoney(year.nowOre)}</Figure>
      <Figure term={t('yearThen')} note={<Difference {...year} />}>
        {formatMoney(year.thenOre)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  term: string;
  children: string;
  note?: ReactNode;
}

const Figure = ({ term, note, children }: FigureProps) => (
  <div>
    <dt className="text-small text-ink-muted">{term}</dt>
    <dd className="text-figure font-bold whitespace-nowrap tabular-nums">{children}</dd>
    {note && <dd className="text-small text-ink-muted">{note}</dd>}
  </div>
);
