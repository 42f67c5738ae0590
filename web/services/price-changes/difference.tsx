import { formatPriceDifference } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const oneDecimal = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

/** How much more is paid: in kroner, and in per cent where something was paid before. */
export function Difference({ nowOre, thenOre }: { nowOre: number; thenOre: number }) {
  const t = useTexts('price-changes');
  const ore = thenOre - nowOre;
  if (ore === 0) return <>{t('same')}</>;
  const difference = formatPriceDifference(ore);
  const percent = t('percent', {
    sign: ore < 0 ? '−' : '+',
    number: oneDecimal.format((Math.abs(ore) / nowOre) * 100),
  });
  return (
    <span className="whitespace-nowrap tabular-nums">
      {nowOre === 0 ? difference : t('difference', { difference, percent })}
    </span>
  );
}
