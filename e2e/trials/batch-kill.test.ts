import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { plantBatchFaults, readBatchFacts } from './batch-facts.query.ts';
import { batchKillTrial } from './batch-kill-trial.ts';
import { openTrialDatabase } from './kill-trial.ts';
import { createServerDatabase } from './trial-databases.ts';

const minutes = 60_000;
const rows = 8_000;
const url = process.env['TEST_DATABASE_URL'];
/** `KILLS=30` is what the figures in docs/decisions/0045 come from. */
const kills = Number(process.env['KILLS'] ?? 3);

it.skipIf(url === undefined)(
  `two servers that are killed ${kills} times in batches lose, duplicate and half-complete no row`,
  async () => {
    await using trialDatabase = await createServerDatabase(url ?? '');
    const { dataDir, databaseUrl } = trialDatabase;
    const ids = await batchKillTrial({
      kills,
      seed: 20_260_306,
      ports: [await freePort(), await freePort()],
      dataDir,
      databaseUrl: databaseUrl ?? '',
      rows,
      log: (text) => console.log(text),
    });
    const { database, close } = await openTrialDatabase(trialDatabase);
    try {
      for (const id of ids) {
        const facts = await readBatchFacts(database, id);
        expect(facts).toEqual({
          state: 'finished',
          rows: facts.rows,
          done: facts.rows,
          rowsDone: facts.rows,
          lost: 0,
          doubled: 0,
          wronglyRecorded: 0,
          halfDone: 0,
        });
        expect(facts.rows).toBeGreaterThan(rows * 0.99);
      }
      const [planted = 0] = ids;
      const before = await readBatchFacts(database, planted);
      await plantBatchFaults(database, planted);
      expect(await readBatchFacts(database, planted)).toMatchObject({
        rowsDone: before.rowsDone - 1,
        lost: 1,
        halfDone: 2,
      });
    } finally {
      await close();
    }
  },
  15 * minutes,
);
