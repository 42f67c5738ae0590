import type { UnitCostOverview } from '@takst/contract/housing/costs/get-unit-cost-overview.contract.ts';
import { type CostBracket, costBrackets } from '@takst/domain/housing/cost-brackets.rules.ts';
import type { Bar } from '#design/chart/bars.tsx';
import { formatMonth, formatNumber, formatShortMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The bars of the pictures: months, the second of which is the one of the page, and how many units cost how much in it. */
export function useCostBars({ months, costs }: UnitCostOverview) {
  const t = useTexts('unit-costs');
  const language = usePageLanguage();
  const bracketText = ({ from, below }: CostBracket) =>
    below === 0
      ? t('noCost')
      : t('bracket', { from: formatNumber(from || 1), to: formatNumber(below - 1) });
  const [, current] = months;
  return {
    months: months.map(({ month, totalPrice, isClosed }, place): Bar => ({
      label: formatShortMonth(month, language),
      value: totalPrice,
      figure: t('kroner', { amount: formatNumber(totalPrice) }),
      look: place === 1 ? 'current' : isClosed ? 'quiet' : 'coming',
    })),
    units: costBrackets(costs).map((bracket): Bar => ({
      label: bracketText(bracket),
      value: bracket.units,
      figure: t('units', { count: bracket.units, number: formatNumber(bracket.units) }),
      look: bracket.below === 0 ? 'quiet' : 'plain',
    })),
    unitsTitle: t('unitsByCost', { month: current ? formatMonth(current.month, language) : '' }),
  };
}
