import { expect, it } from 'vitest';
import { freePort } from '@takst/server/testing/free-port.ts';
import { PortalProcess } from '../portal-process.ts';
import { requestTrial } from './requests/request-trial.ts';
import { settingsForRequests } from './requests/settings.ts';
import { createDemoDatabase, settingsOf } from './trial-databases.ts';

const url = process.env['TEST_DATABASE_URL'];
/** `npm run trial:requests` uses another seed each time, and sends more. */
const seed = 20_261_128;
const count = 800;
const minute = 60_000;

it.skipIf(!url)(
  `${count} requests made from the document of the API are answered as it says, and none with 5xx`,
  async () => {
    await using database = await createDemoDatabase(url ?? '');
    const { dataDir, env } = settingsOf(database);
    const port = await freePort();
    const portal = new PortalProcess({ port, dataDir, env: { ...env, ...settingsForRequests } });
    await portal.start();
    // A machine on which tests run beside it says nothing of how long an answer takes.
    const trial = { port, seed, count, at: 8, slowMs: minute, look: async () => undefined };
    const results = await requestTrial(trial).finally(() => portal.stop());
    expect(results.faults()).toEqual([]);
    expect(results.share2xx()).toBeGreaterThan(0.1);
  },
  4 * minute,
);
