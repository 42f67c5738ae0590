import { expect } from 'vitest';
import { offerIn } from '#services/vouchers/test-vouchers.ts';
import { storedOffer } from '#services/vouchers/test-vouchers.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { askAgain, saveKey, saveOutcome } from './voucher-sms.store.ts';

portalTest.each(['link', 'code'] as const)(
  'what becomes of a %s counts for the newest one that was asked for',
  async ({ database, ...portal }, sms) => {
    const { id } = await offerIn({ database, ...portal });
    const offer = { tenant: 'ruter', id } as const;
    const now = portal.clock.now();
    const later = now.add({ minutes: 5 });
    const outcome = async () => {
      const stored = await storedOffer(database, id);
      return { sent: stored[`${sms}_sent_at`], failed: stored[`${sms}_failed_at`] };
    };
    const ask = () => database.transaction((tx) => askAgain(tx, offer, { sms, now }));
    const become = (number: number, as: 'sent' | 'failed', at = now) =>
      saveOutcome(database, { ...offer, number }, { sms, outcome: as, now: at });
    const first = await ask();
    const before = await outcome();
    const second = await ask();
    expect(second).toBe(first + 1);
    for (const as of ['sent', 'failed'] as const) {
      await become(first, as);
      expect(await outcome(), as).toEqual(before);
    }
    await become(second, 'failed');
    expect(await outcome()).toEqual({ ...before, failed: now });
    await become(second, 'sent', later);
    expect(await outcome()).toEqual({ sent: later, failed: null });
  },
);

portalTest('the key of a link that was asked for again opens nothing', async (portal) => {
  const { database } = portal;
  const { id } = await offerIn(portal);
  const offer = { tenant: 'ruter', id } as const;
  const ask = () =>
    database.transaction((tx) => askAgain(tx, offer, { sms: 'link', now: portal.clock.now() }));
  const digest = async () => (await storedOffer(database, id)).key_digest;
  const [first, second] = [await ask(), await ask()];
  expect(await digest()).toBeNull();
  expect(await saveKey(database, { ...offer, number: first }, 'of the first')).toBe(false);
  expect(await digest()).toBeNull();
  expect(await saveKey(database, { ...offer, number: second }, 'of the second')).toBe(true);
  expect(await digest()).toBe('of the second');
});
