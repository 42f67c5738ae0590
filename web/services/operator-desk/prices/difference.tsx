import { priceDifference } from '@takst/domain/services/operator-desk/price-difference.rules.ts';
import { formatPriceDifference } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface DifferenceProps {
  beforeOre: number | null;
  afterOre: number;
  /** On one line, as cards have it. */
  isInline?: boolean;
}

/** How much more a price is than the one before: in kroner, and in per cent. */
export function Difference({ beforeOre, afterOre, isInline = false }: DifferenceProps) {
  const t = useTexts('operator-desk');
  const percent = usePercent();
  if (beforeOre === null) return <>{t('firstPrice')}</>;
  const { ore, perMille } = priceDifference(beforeOre, afterOre);
  if (ore === 0) return <span className="text-ink-muted">{t('unchanged')}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatPriceDifference(ore)}
      {perMille !== null && (
        <span className={isInline ? 'ml-2' : 'block text-small text-ink-muted'}>
          {percent(perMille)}
        </span>
      )}
    </span>
  );
}

const oneDecimal = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });

function usePercent() {
  const t = useTexts('operator-desk');
  return (perMille: number): string =>
    t('perCent', {
      sign: perMille < 0 ? '−' : '+',
      number: oneDecimal.format(Math.abs(perMille) / 10),
    });
}
