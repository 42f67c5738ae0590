import { lazy, Suspense } from 'react';
import type { BatchOptions } from '../batch/batch-kit.ts';
import { SourceCard } from './source-card.tsx';
import { useReadList } from './use-read-list.ts';

/** Loaded while the list is read. */
const loadSendList = async () => ({ default: (await import('./send-list.tsx')).SendList });
const SendList = lazy(loadSendList);

interface StartBatchProps {
  /** What stands above the table at first. */
  options: BatchOptions;
}

/** From a file or pasted cells to a draft on the server. */
export function StartBatch({ options }: StartBatchProps) {
  const { reading, readFile, readText, readSheet, forget } = useReadList();
  if (reading.state !== 'read') {
    return (
      <SourceCard
        reading={reading}
        onFile={(file) => {
          void loadSendList();
          void readFile(file);
        }}
        onText={(text) => {
          void loadSendList();
          void readText(text);
        }}
      />
    );
  }
  return (
    <Suspense>
      <SendList read={reading} options={options} onSheet={readSheet} onAnother={forget} />
    </Suspense>
  );
}
