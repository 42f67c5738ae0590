import { expect } from 'vitest';
import { offerIn } from '#services/vouchers/test-vouchers.ts';
import { forgetLink } from '#services/vouchers/test-vouchers.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { askForDueLinks } from './due-links.store.ts';

raceTest('two processes that send the links of a day send each once', {
  prepare: async (portal) => {
    const { id } = await offerIn(portal);
    await forgetLink(portal.database, id);
    return id;
  },
  operation: ({ database, clock }) =>
    database.transaction((tx) =>
      askForDueLinks(tx, { tenant: 'ruter', today: clock.today(), now: clock.now() }, 500),
    ),
  without: rowLock('vouchers.offer', 'skip locked'),
  holds: (_portal, id, asked) => expect(asked.flat().filter((one) => one === id)).toEqual([id]),
});
