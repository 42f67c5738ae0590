import { expect } from 'vitest';
import { saveClaim } from '#services/vouchers/offer/offer.store.ts';
import { undeliveredPage } from '#platform/messages/undelivered.query.ts';
import { fillProvider, offerIn, smsTo, voucherPage } from '#services/vouchers/test-vouchers.ts';
import { storedOffer } from '#services/vouchers/test-vouchers.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sendVoucherCodeJob } from './send-voucher-code.job.ts';
import { sendVoucherLinkJob } from './send-voucher-link.job.ts';
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

portalTest(
  'a link is sent of an offer that can be claimed today, and of no other',
  async (portal) => {
    const { database, clock } = portal;
    const place = async (periodStart: string, periodEnd: string) => {
      const { id, phone } = await offerIn(portal, { periodStart, periodEnd });
      return { offer: { tenant: 'ruter', id } as const, phone };
    };
    const [firstDay, lastDay, planned, over, claimed] = [
      await place('2026-03-06', '2026-03-31'),
      await place('2026-03-01', '2026-03-06'),
      await place('2026-03-07', '2026-03-31'),
      await place('2026-03-01', '2026-03-05'),
      await place('2026-03-01', '2026-03-31'),
    ];
    const claim = { provider: 'HYRE', language: 'nb', now: clock.now() } as const;
    await database.transaction((tx) => saveClaim(tx, claimed.offer, claim));
    const sentTo: string[] = [];
    const dependencies = {
      database,
      clock,
      origins: { ruter: 'http://x', akt: '', fjord: '' },
      sms: { send: async ({ to }: { to: string }) => void sentTo.push(to) },
      holdBack: async () => new Map(),
    };
    for (const { offer } of [firstDay, lastDay, planned, over, claimed])
      await sendVoucherLinkJob.run({ ...offer, number: 1 }, dependencies, 'key');
    expect(sentTo).toEqual([firstDay, lastDay].map(({ phone }) => `+47${phone}`));
    // An offer that was claimed while its link was on its way keeps its key.
    expect(await saveKey(database, { ...claimed.offer, number: 1 }, 'of the claimed one')).toBe(
      false,
    );
  },
);

portalTest(
  'an SMS that is held back is not sent, and is listed as undelivered; a second try is the same SMS',
  async (portal) => {
    const { database, clock } = portal;
    const sent: { to: string; key: string; tenant: string }[] = [];
    const requests: unknown[] = [];
    const heldBack = new Map<string, 'SMS_CAP_OF_PHONE'>();
    const dependencies = {
      database,
      clock,
      origins: { ruter: 'http://x', akt: '', fjord: '' },
      sms: { send: async (one: (typeof sent)[number]) => void sent.push(one) },
      holdBack: async (messages: readonly unknown[]) => {
        requests.push(...messages);
        return heldBack;
      },
    };
    const { id, phone } = await offerIn(portal);
    const link = { tenant: 'ruter', id, number: 1 } as const;
    heldBack.set(`voucher-link ruter ${id} 1`, 'SMS_CAP_OF_PHONE');
    await sendVoucherLinkJob.run(link, dependencies, 'key');
    const to = `+47${phone}`;
    const message = { tenant: 'ruter', companyId: null, topic: 'voucher-link', to };
    expect(requests).toEqual([{ ...message, key: `voucher-link ruter ${id} 1` }]);
    expect(sent).toEqual([]);
    const failed = { link_failed_at: clock.now(), link_sent_at: expect.anything() };
    expect(await storedOffer(database, id)).toMatchObject(failed);
    const page = { tenant: 'ruter', filter: 'sms', offset: 0, maxEntries: 10 } as const;
    const { matches } = await undeliveredPage(database, { ...page, searchFor: phone });
    expect(matches).toMatchObject([
      { topic: 'voucher-link', recipient: to, reason: 'SMS_CAP_OF_PHONE', companyId: null },
    ]);
    // Each try of a link has a new key, so it is another SMS; a code is the same however often it is tried.
    heldBack.clear();
    for (const _ of [1, 2]) await sendVoucherLinkJob.run(link, dependencies, 'key');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    await fillProvider(portal, 'HYRE', { amountOre: 71_000 });
    const claimed = await offerIn(portal, { amountOre: 71_000 });
    await voucherPage(portal, claimed.key).claim('HYRE');
    await smsTo(portal, claimed.phone);
    sent.length = 0;
    const code = { ...link, id: claimed.id };
    for (const _ of [1, 2]) await sendVoucherCodeJob.run(code, dependencies, 'key');
    expect(sent.map(({ key }) => key)).toEqual(
      [1, 2].map(() => `voucher-code ruter ${claimed.id} 1`),
    );
    expect(sent).toMatchObject([1, 2].map(() => ({ tenant: 'ruter', to: `+47${claimed.phone}` })));
  },
);
