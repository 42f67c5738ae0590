import { expect, it } from 'vitest';
import { freePort } from '@takst/server/testing/free-port.ts';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import {
  plantBatchFaults,
  plantHomeFaults,
  plantRightFault,
  readBatchFacts,
  readHomeFacts,
  readRightFacts,
} from './batch-facts.query.ts';
import { batchKillTrial } from './batch-kill-trial.ts';
import { companyTickets, freeTickets, residents } from './batch-trial-services.ts';
import { openTrialDatabase } from './kill-trial.ts';
import { createDemoDatabase } from './trial-databases.ts';

const minutes = 60_000;
const url = process.env['TEST_DATABASE_URL'];
/** `KILLS=30` is what the figures in docs/decisions/0045 come from, `KILLS=20` those in 0094. */
const kills = Number(process.env['KILLS'] ?? 3);

/** What a service makes of its rows beside tickets. */
const nothing = { read: async () => ({}), right: {}, plant: async () => undefined, planted: {} };
const homes = {
  read: readHomeFacts,
  right: { misplaced: 0, split: 0 },
  plant: plantHomeFaults,
  planted: { misplaced: 1, split: 1 },
};
const rights = {
  read: readRightFacts,
  right: { withoutRight: 0 },
  plant: plantRightFault,
  planted: { withoutRight: 1 },
};

/** A run kills the servers in the batches of one of them. */
const batches = [
  { name: 'company tickets', service: companyTickets, rows: 1_500, beside: nothing },
  { name: 'residents', service: residents, rows: 1_000, beside: homes },
  { name: 'free tickets', service: freeTickets, rows: 1_500, beside: rights },
];

it.skipIf(url === undefined).each(shareOf(batches, batches.length))(
  `two servers that are killed ${kills} times in batches of $name lose, duplicate and half-complete no row`,
  async ({ service, rows, beside }) => {
    await using trialDatabase = await createDemoDatabase(url ?? '');
    const { dataDir, databaseUrl } = trialDatabase;
    const ids = await batchKillTrial({
      service,
      kills,
      seed: 20_260_306,
      ports: [await freePort(), await freePort()],
      dataDir,
      databaseUrl: databaseUrl ?? '',
      rows,
      log: (text) => console.log(text),
    });
    const { database, close } = await openTrialDatabase(trialDatabase);
    const factsOf = async (id: number) => ({
      ...(await readBatchFacts(database, id, service)),
      ...(await beside.read(database, id)),
    });
    try {
      for (const id of ids) {
        const facts = await factsOf(id);
        expect(facts).toEqual({
          state: 'finished',
          rows: facts.rows,
          done: facts.rows,
          rowsDone: facts.rows,
          lost: 0,
          doubled: 0,
          wronglyRecorded: 0,
          halfDone: 0,
          ...beside.right,
        });
        expect(facts.rows).toBeGreaterThan(rows * 0.99);
      }
      const [planted = 0] = ids;
      await beside.plant(database, planted);
      expect(await beside.read(database, planted)).toEqual(beside.planted);
      const before = await readBatchFacts(database, planted, service);
      await plantBatchFaults(database, planted, service);
      expect(await readBatchFacts(database, planted, service)).toMatchObject({
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
