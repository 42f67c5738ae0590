import '#testing/operators-in-tests.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { storedBatch } from '#ticketing/batches/test-batches.store.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { testSecrets } from '#testing/test-secrets.ts';

/** Carries out a batch of the next school year, in a process of its own that can be killed: `url moment companyId batchId`. */
const [url = '', moment = '', companyId = '', batchId = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
const { database, close } = openMigratedServer(url, quiet, { secrets: testSecrets });
const worker = testWorker({ database, clock: testClock(moment) });
const key = { companyId: Number(companyId), id: Number(batchId) };
while ((await storedBatch(database, key.id))?.state === 'running') {
  await carryOutRows(worker, key, 50);
}
await close();
