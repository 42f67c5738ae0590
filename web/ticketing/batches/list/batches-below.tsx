import { lazy, Suspense } from 'react';

const BatchList = lazy(async () => ({ default: (await import('./batch-list.tsx')).BatchList }));

/** The batches of the company, below what most come to the page for: loaded after it. */
export const BatchesBelow = () => (
  <Suspense>
    <BatchList />
  </Suspense>
);
