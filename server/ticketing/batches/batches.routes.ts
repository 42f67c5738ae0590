import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { BoundWork } from './batch/batch-work.ts';
import { checkRows } from './draft/check-rows.ts';
import { createBatch } from './draft/create-batch.ts';
import { listColumnMap } from './draft/list-column-map.ts';
import { mendRows } from './draft/mend-rows.ts';
import { putRows } from './draft/put-rows.ts';
import { setOptions } from './draft/set-options.ts';
import type { ServiceCalls } from './batch/engine.ts';
import { runBatch } from './run/run-batch.ts';
import { downloadRows } from './view/download-rows.ts';
import { getBatch } from './view/get-batch.ts';
import { getProgress } from './view/get-progress.ts';
import { listBatches } from './view/list-batches.ts';
import { listRows } from './view/list-rows.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly batchWorks: readonly BoundWork[];
  readonly maxChecked: number;
};

export const batchRoutes = ({
  database,
  changes,
  batchWorks,
  maxChecked,
}: Dependencies): ServedRoute[] => [
  ...listBatches(database),
  ...batchWorks.flatMap((work) => {
    const calls = batchCalls(work.service);
    return routesOfService({ database, changes, work, calls, maxChecked });
  }),
];

const routesOfService = (service: ServiceCalls): ServedRoute[] => [
  createBatch(service),
  listColumnMap(service),
  putRows(service),
  setOptions(service),
  checkRows(service),
  mendRows(service),
  runBatch(service),
  getBatch(service),
  getProgress(service),
  listRows(service),
  downloadRows(service),
];
