import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PriceChangeResult } from './price-change-result.tsx';

const timeoutMs = 60_000;

/** Works out what prices mean that are not proposed yet. What was worked out goes when they change. */
export function SimulationCard({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts('price-changes');
  const [worked, setWorked] = useState<readonly PriceRow[] | null>(null);
  const [answer, setAnswer] = useState<PriceChange | null>(null);
  const result = worked === rows ? answer : null;
  const operation = useOperation(simulatePrices, {
    texts: 'price-changes',
    failed: 'failed',
    refusals: {
      UNKNOWN_PRODUCT: (text, { names }) => text('unknownProduct', { names: names.join(', ') }),
      PRICES_TOO_FAR_APART: 'tooFarApart',
    },
    about: rows,
    timeoutMs,
    onDone: setAnswer,
  });
  if (rows.length === 0) return null;
  return (
    <>
      <Card title={t('simulateTitle')}>
        <div className="grid justify-items-start gap-4">
          <p className="max-w-prose text-ink-muted">{t('simulateText')}</p>
          <ProblemNotice problem={operation.problem} />
          {operation.isPending && <Progress label={t('simulating')} />}
          <Button
            isPending={operation.isPending}
            onClick={() => {
              setWorked(rows);
              setAnswer(null);
              operation.send({ body: { rows: [...rows] } });
            }}
          >
            {t(result ? 'simulateAgain' : 'simulate')}
          </Button>
        </div>
      </Card>
      {result && <PriceChangeResult result={result} />}
    </>
  );
}
