import { describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { placesOn } from './kill-places.ts';
import { faultsIn, killTrial, openAfter } from './kill-trial.ts';
import { plant, plantedFaults } from './planted.store.ts';

const kills = 3;
const minutes = 60_000;
/** `npm run trial:kill` uses another seed each time. */
const seed = 20_260_306;

describe.each(placesOn(process.env['TEST_DATABASE_URL']))('a server on %s', (_, make) => {
  it(
    `that is killed ${kills} times loses, doubles and halves nothing, and sends every SMS`,
    async () => {
      await using place = await make();
      const stories = await killTrial({ kills, seed, port: await freePort(), ...place });
      const whole = stories.filter(({ open }) => !open).map(({ phone }) => phone);
      expect(whole.length).toBeGreaterThan(10);
      const { database, close } = await openAfter(place);
      try {
        expect(await faultsIn(database, stories)).toEqual(new Map());

        // Exactly the planted faults are found.
        const kinds = Object.keys(plantedFaults) as (keyof typeof plantedFaults)[];
        const victims = kinds.map((fault, place) => ({ fault, phone: whole[place] ?? '' }));
        for (const { fault, phone } of victims) await plant(database, fault, phone);
        const found = await faultsIn(database, stories);
        // The missing SMS is reported a second time, by its job.
        const expected = [...victims.map(({ phone }) => phone), 'jobs'];
        expect([...found.keys()].toSorted()).toEqual(expected.toSorted());
      } finally {
        await close();
      }
    },
    4 * minutes,
  );
});
