import '#testing/operators-in-tests.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { carryOutInChunks } from '#platform/jobs/chunks/carry-out-in-chunks.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { deliveriesInChunks } from './deliver-order.ts';
import { deliverWorker } from './test-deliver-worker.ts';

/** Delivers an order, in a process of its own that can be killed: `url moment companyId orderId beginsAtMs`. */
const [url = '', moment = '', companyId = '', orderId = '', beginsAtMs = '0'] =
  process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
const { database, close } = openMigratedServer(url, quiet, { secrets: testSecrets });
const worker = deliverWorker({ database, clock: testClock(moment) });
const key = { companyId: Number(companyId), id: Number(orderId) };
await wait(Math.max(0, Number(beginsAtMs) - Date.now()));
const work = deliveriesInChunks(worker, key);
// While another worker has the order, this one tries again, as the next job would.
while ((await carryOutInChunks(work, worker.pace)) !== 'over') await wait(5);
await close();
