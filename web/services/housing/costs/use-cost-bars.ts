import type { UnitCostOverview } from '@takst/contract/services/housing/costs/get-unit-cost-overview.contract.ts';
import { costBrackets } from '@takst/domain/services/housing/cost-brackets.rules.ts';
import type { Bar } from '#platform/design/chart/bars.tsx';
import { formatMonth, formatNumber, formatShortMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The months, the second of which is the one of the page, and how many units cost how much in it. */
export function useCostBars({ months, costs }: UnitCostOverview) {
  const t = useTexts('unit-costs');
  const language = usePageLanguage();
  const current = months[1]?.month;
  const charts = [
    {
      title: t('costsByMonth'),
      heads: [t('month'), t('cost')] as const,
      bars: months.map(({ month, totalPrice, isClosed }, place): Bar => ({
        label: formatShortMonth(month, language),
        value: totalPrice,
        figure: t('kroner', { amount: formatNumber(totalPrice) }),
        look: place === 1 ? 'current' : isClosed ? 'quiet' : 'coming',
      })),
    },
    {
      title: t('unitsByCost', { month: current ? formatMonth(current, language) : '' }),
      heads: [t('cost'), t('unit')] as const,
      bars: costBrackets(costs).map(({ from, below, units }): Bar => ({
        label:
          below === 0
            ? t('noCost')
            : t('bracket', { from: formatNumber(from || 1), to: formatNumber(below - 1) }),
        value: units,
        figure: t('units', { count: units, number: formatNumber(units) }),
        look: below === 0 ? 'quiet' : 'plain',
      })),
    },
  ];
  return charts.filter(({ bars }) => bars.length > 0);
}
