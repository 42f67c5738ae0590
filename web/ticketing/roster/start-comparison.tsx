import { type ReactNode, useState } from 'react';
import { type BatchKit, BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { WholeListField, type WholeListTexts } from './whole-list.field.tsx';

interface StartComparisonProps extends WholeListTexts {
  kit: BatchKit;
  back: ReactNode;
  subtitle: string;
  /** Reads the list, once it is known whether it is whole. */
  children: (isWhole: boolean) => ReactNode;
}

/** Asks whether a list is whole, reads it, and shows the comparisons before it. */
export function StartComparison({ kit, back, subtitle, children, ...texts }: StartComparisonProps) {
  const [isWhole, setWhole] = useState<boolean | null>(null);
  return (
    <BatchKitProvider value={kit}>
      <PageHeader back={back} title={kit.texts.title} subtitle={subtitle} />
      <div className="grid gap-10">
        <div className="grid gap-6">
          <Card>
            <WholeListField {...texts} value={isWhole} onChange={setWhole} />
          </Card>
          {isWhole !== null && children(isWhole)}
        </div>
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
