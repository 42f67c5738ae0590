import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { fillProvider, offerIn, voucherPage } from './test-vouchers.ts';

let amounts = 10_000;
/** An amount for which no provider has codes. */
const newAmount = () => ({ amountOre: (amounts += 100) });

raceTest('a double press gets one code', {
  prepare: async (portal) => {
    const amount = newAmount();
    await fillProvider(portal, 'HYRE', { ...amount, count: 2 });
    return offerIn(portal, amount);
  },
  operation: (portal, { key }) => voucherPage(portal, key).claim('HYRE'),
  without: rowLock('vouchers.offer'),
  holds: (_portal, _offer, answers) =>
    expect(outcomesOf(answers)).toEqual(['ALREADY_CLAIMED', 'done']),
});

raceTest('the last code of a provider goes to one of two', {
  prepare: async (portal) => {
    const amount = newAmount();
    await fillProvider(portal, 'HYRE', amount);
    return [await offerIn(portal, amount), await offerIn(portal, amount)] as const;
  },
  operation: [
    (portal, [{ key }]) => voucherPage(portal, key).claim('HYRE'),
    (portal, [, { key }]) => voucherPage(portal, key).claim('HYRE'),
  ],
  without: rowLock('code_pools.code'),
  holds: (_portal, _offers, answers) =>
    expect(outcomesOf(answers)).toEqual(['PROVIDER_EMPTY', 'done']),
});
