import type { ReactNode } from 'react';
import type { BatchOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { useBatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface StartManyProps {
  subtitle: string;
  /** Leads to another way of doing the same. */
  hint?: ReactNode;
  /** What stands above the table at first. */
  options: BatchOptions;
}

/** Reads a list into a draft of a mass operation, and shows those before it. */
export function StartMany({ subtitle, hint, options }: StartManyProps) {
  const t = useTexts('free-many');
  const { texts } = useBatchKit();
  return (
    <>
      <PageHeader
        back={<BackLink to="/fribilletter/massebestillinger">{t('title')}</BackLink>}
        title={texts.title}
        subtitle={subtitle}
      />
      <div className="grid gap-10">
        <div className="grid gap-6">
          {hint}
          <StartBatch options={options} />
        </div>
        <BatchesBelow />
      </div>
    </>
  );
}
