import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { statusesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { creditsIn } from './test-credits.ts';

raceTest('a credit is paid out twice', {
  prepare: async (portal) => {
    const credits = await creditsIn(portal);
    await credits.refund(30);
    return credits;
  },
  operation: (_portal, { payOut }) => payOut(20),
  without: rowLock('invoices.counter'),
  holds: (_portal, _credits, answers) => expect(statusesOf(answers)).toEqual([200, 409]),
});
