import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { formatNumber, formatPrice } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { countOf } from './use-many-kit.tsx';

interface EndProps {
  totals: BatchTotals;
}

/** What the end of all that are ready saves. */
export function EndSummary({ totals }: EndProps) {
  const t = useTexts('free-many');
  const savings = useSaved(totals);
  const { ready, faulty, notes } = totals;
  const cancelled = notes.find(({ code }) => code === 'PENDING_CANCELLED');
  const sentences = [
    t('endReady', countOf(ready)),
    faulty > 0 && t('faultyRows', countOf(faulty)),
    ready > 0 && savings.price !== null && t('savedAMonth', { price: savings.price }),
    cancelled && t('pendingCancelled', countOf(cancelled.rows)),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

/** The same before the tickets are ended. */
export function EndFacts({ totals }: EndProps) {
  const t = useTexts('free-many');
  const { price, tax } = useSaved(totals);
  return (
    <DescriptionList
      items={[
        { term: t('people'), value: formatNumber(totals.ready) },
        { term: t('saved'), value: price ?? t('amountUnknown') },
        { term: t('taxSaved'), value: tax ?? t('amountUnknown') },
      ]}
    />
  );
}

/** What a month costs, and is taxed, less. */
function useSaved({ pricePerMonth, taxPerMonth = null }: BatchTotals) {
  const inKroner = (kroner: number | null) =>
    kroner === null ? null : formatPrice(Math.round(0 - kroner * 100));
  return { price: inKroner(pricePerMonth), tax: inKroner(taxPerMonth) };
}
