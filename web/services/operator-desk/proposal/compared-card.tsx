import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ComparedFacts } from './compared-facts.tsx';
import { ComparedPrices } from '../prices/compared-prices.tsx';

interface ComparedCardProps {
  compared: ComparedRows;
  productNames: Readonly<Record<string, { readonly nb: string; readonly en: string }>>;
}

/** What is proposed beside what is in force on its day. */
export function ComparedCard({ compared, productNames }: ComparedCardProps) {
  const t = useTexts('operator-desk');
  if (compared.kind === 'prices') {
    return (
      <Card title={t('checkTitle')} isFlush>
        <ComparedPrices rows={compared.rows} productNames={productNames} />
      </Card>
    );
  }
  return (
    <Card title={t('checkTitle')} isFlush>
      <ComparedFacts compared={compared} />
    </Card>
  );
}
