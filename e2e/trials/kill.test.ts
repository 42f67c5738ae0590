import { describe, expect, it } from 'vitest';
import { freePort } from '@takst/server/testing/free-port.ts';
import { shareOf } from '@takst/server/testing/sweep-share.ts';
import { trialDatabases } from './trial-databases.ts';
import { faultsIn, killTrial, openTrialDatabase } from './kill-trial.ts';
import { plant, plantedFaults } from './planted.store.ts';

const kills = 3;
const minutes = 60_000;
/** `npm run trial:kill` uses another seed each time. */
const seed = 20_260_306;

/** A run kills the server on one of them. */
const databases = trialDatabases(process.env['TEST_DATABASE_URL']);

describe.each(shareOf(databases, databases.length))('a server on %s', (_, make) => {
  it(
    `that is killed ${kills} times loses, duplicates and half-completes nothing, and sends every SMS`,
    async () => {
      await using trialDatabase = await make();
      const stories = await killTrial({ kills, seed, port: await freePort(), ...trialDatabase });
      const completePhones = stories.filter(({ open }) => !open).map(({ phone }) => phone);
      expect(completePhones.length).toBeGreaterThan(10);
      const { database, close } = await openTrialDatabase(trialDatabase);
      try {
        expect(await faultsIn(database, stories)).toEqual(new Map());

        // Exactly the planted faults are found.
        const kinds = Object.keys(plantedFaults) as (keyof typeof plantedFaults)[];
        const victims = kinds.map((fault, index) => ({
          fault,
          phone: completePhones[index] ?? '',
        }));
        for (const { fault, phone } of victims) await plant(database, fault, phone);
        const faultsByPhone = await faultsIn(database, stories);
        // The missing SMS is reported a second time, by its job.
        const expectedPhones = [...victims.map(({ phone }) => phone), 'jobs'];
        expect([...faultsByPhone.keys()].toSorted()).toEqual(expectedPhones.toSorted());
      } finally {
        await close();
      }
    },
    // What hangs: the demo world, three starts and the wait for jobs of killed processes take four on a busy machine.
    10 * minutes,
  );
});
