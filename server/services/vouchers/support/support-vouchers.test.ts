import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import {
  countVoucherOffers,
  listVoucherOffers,
  type OfferFilter,
  offerFilters,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { sendVoucherCode } from '@takst/contract/services/vouchers/send-voucher-code.contract.ts';
import { sendVoucherLink } from '@takst/contract/services/vouchers/send-voucher-link.contract.ts';
import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sendVoucherCodeJob } from '../sending/send-voucher-code.job.ts';
import { sendVoucherLinkJob } from '../sending/send-voucher-link.job.ts';
import { askAgain } from '../sending/voucher-sms.store.ts';
import { changesOfOffers, failSms, storedOffer } from '../test-vouchers.store.ts';
import { fillProvider, keyIn, offerIn, smsTo, voucherPage } from '../test-vouchers.ts';

type Listed = { matches: { id: number; campaign: { id: number } }[] };

const asSupport = (portal: TestPortal) => {
  const support = portal.user('support');
  return {
    offer: async (searchFor: string) => {
      const { json, text } = await portal.callAs(support, listVoucherOffers, {
        query: { searchFor },
      });
      return { text, offer: (json as { matches: Record<string, unknown>[] }).matches[0] };
    },
    sendLink: (id: number) => portal.callAs(support, sendVoucherLink, { params: { id } }),
    sendCode: (id: number) => portal.callAs(support, sendVoucherCode, { params: { id } }),
    undelivered: async (searchFor: string) =>
      (
        (await portal.callAs(support, listUndeliveredMessages, { query: { searchFor } })).json as {
          matches: object[];
        }
      ).matches,
    count: async () =>
      (
        (await portal.callAs(support, countVoucherOffers, {})).json as {
          counts: Record<string, number>;
        }
      ).counts,
  };
};

const isValid = async (portal: TestPortal, key: string) => {
  const { json } = await voucherPage(portal, key).status();
  return (json as { voucherOfferStatus: string }).voucherOfferStatus !== 'EXPIRED';
};

const lost = { key: 'key', reason: 'the gateway said no' };

describe('customer support, by phone', () => {
  portalTest('sees the state of an offer, and neither key nor code', async (portal) => {
    const [code = ''] = await fillProvider(portal, 'HYRE', { amountOre: 51_000 });
    const { key, id, phone } = await offerIn(portal, { amountOre: 51_000 });
    const support = asSupport(portal);
    expect((await support.offer(phone)).offer).toMatchObject({
      id,
      state: 'AVAILABLE',
      link: { state: 'sent' },
      code: null,
    });
    await voucherPage(portal, key).claim('HYRE');
    await smsTo(portal, phone);
    await expect
      .poll(async () => (await support.offer(`+47${phone}`)).offer, { timeout: 20_000 })
      .toMatchObject({
        state: 'CLAIMED',
        provider: 'HYRE',
        amountOre: 51_000,
        campaign: { name: 'Vår 2026' },
        claimedAt: portal.clock.now().toString(),
        code: { state: 'sent' },
      });
    const { text } = await support.offer(phone);
    for (const secret of [code, key]) expect(text).not.toContain(secret);
  });

  portalTest('sends a new link, and the old one leads nowhere', async (portal) => {
    const { key, id, phone } = await offerIn(portal);
    const support = asSupport(portal);
    expect((await support.sendLink(id)).status).toBe(200);
    expect(await isValid(portal, key)).toBe(false);
    const newKey = keyIn(await smsTo(portal, phone));
    expect(newKey).not.toBe('');
    expect(await isValid(portal, newKey)).toBe(true);
    // A second press is no second SMS.
    expect(await support.sendLink(id)).toMatchObject({
      status: 409,
      json: { code: 'SMS_JUST_SENT', nextAt: '2026-03-06T09:01:00Z' },
    });
    portal.clock.set('2026-03-06T10:01:00+01:00');
    const answers = await Promise.all([support.sendLink(id), support.sendLink(id)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await smsTo(portal, phone, 2)).toHaveLength(2);
    const sent = {
      kind: 'send-voucher-link',
      company_id: null,
      user_id: portal.user('support').id,
    };
    expect(await changesOfOffers(portal.database, [id])).toMatchObject([sent, sent]);
  });

  portalTest('sends no link of an offer that is claimed or over', async (portal) => {
    await fillProvider(portal, 'HYRE', { amountOre: 52_000 });
    const claimed = await offerIn(portal, { amountOre: 52_000 });
    await voucherPage(portal, claimed.key).claim('HYRE');
    const over = await offerIn(portal, { periodStart: '2026-02-01', periodEnd: '2026-02-28' });
    const planned = await offerIn(portal, { periodStart: '2026-04-01', periodEnd: '2026-04-28' });
    const support = asSupport(portal);
    for (const { id } of [claimed, over, planned]) {
      expect(await support.sendLink(id)).toMatchObject({
        status: 409,
        json: { code: 'OFFER_NOT_AVAILABLE' },
      });
    }
    expect((await support.sendCode(over.id)).json).toEqual({ code: 'NO_CODE' });
    expect((await support.sendLink(999_999_999)).status).toBe(404);
  });

  portalTest('is told of an SMS that reached nobody, and sends it again', async (portal) => {
    const { database, clock } = portal;
    const [code = ''] = await fillProvider(portal, 'HYRE', { amountOre: 53_000 });
    const { key, id, phone } = await offerIn(portal, { amountOre: 53_000 });
    const support = asSupport(portal);
    const dependencies = {
      database,
      clock,
      origins: { ruter: 'http://x', akt: '', fjord: '' },
      sms: { send: () => Promise.reject(new Error('the gateway said no')) },
      holdBack: async () => new Map(),
    };
    const link = { tenant: 'ruter', id, number: 1 } as const;
    await expect(sendVoucherLinkJob.run(link, dependencies, 'key')).rejects.toThrow('said no');
    await sendVoucherLinkJob.giveUp?.(link, dependencies, lost);
    expect((await support.offer(phone)).offer).toMatchObject({ link: { state: 'failed' } });
    expect(await support.undelivered(phone)).toMatchObject([
      { topic: 'voucher-link', recipient: `+47${phone}`, isSendableAgain: false },
    ]);
    expect((await support.count())['SMS_FAILED']).toBeGreaterThan(0);
    // The try took the key of the link that had come; the next one gets a new key.
    expect(await isValid(portal, key)).toBe(false);
    expect((await support.sendLink(id)).status).toBe(200);
    expect(await support.undelivered(phone)).toEqual([]);
    const newKey = keyIn(await smsTo(portal, phone));

    await voucherPage(portal, newKey).claim('HYRE');
    await smsTo(portal, phone, 2);
    // It went out with the claim.
    expect(await support.sendCode(id)).toMatchObject({
      status: 409,
      json: { code: 'SMS_JUST_SENT', nextAt: '2026-03-06T09:01:00Z' },
    });
    const sending = { ...link, number: 1 };
    await sendVoucherCodeJob.giveUp?.(sending, dependencies, lost);
    expect(await support.undelivered(phone)).toMatchObject([
      { topic: 'voucher-code', isSendableAgain: false },
    ]);
    portal.clock.set('2026-03-06T10:05:00+01:00');
    const answer = await support.sendCode(id);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(code);
    // A second press is no second SMS, however long ago it was claimed.
    expect(await support.sendCode(id)).toMatchObject({
      status: 409,
      json: { code: 'SMS_JUST_SENT', nextAt: '2026-03-06T09:06:00Z' },
    });
    expect((await smsTo(portal, phone, 3))[0]).toContain(code);
    expect(await support.undelivered(phone)).toEqual([]);
    // A job of before, which is tried again, sends nothing, and says nothing of the newer SMS.
    await sendVoucherCodeJob.run(sending, dependencies, 'key');
    await sendVoucherCodeJob.giveUp?.(sending, dependencies, lost);
    expect((await support.offer(phone)).offer).toMatchObject({ code: { state: 'sent' } });
    const kinds = (await changesOfOffers(database, [id])).map(({ kind }) => kind);
    expect(kinds).toEqual(['send-voucher-link', 'claim-voucher', 'send-voucher-code']);
  });

  portalTest(
    'is told nothing of an SMS that was asked for again as it went out',
    async (portal) => {
      const { database, clock } = portal;
      const { id, phone } = await offerIn(portal);
      const offer = { tenant: 'ruter', id } as const;
      const before = await storedOffer(database, id);
      portal.clock.set('2026-03-06T10:02:00+01:00');
      const sms = {
        send: async () => {
          await database.transaction((tx) =>
            askAgain(tx, offer, { sms: 'link', now: clock.now() }),
          );
        },
      };
      const origins = { ruter: 'http://x', akt: '', fjord: '' };
      const holdBack = async () => new Map();
      const dependencies = { database, clock, origins, sms, holdBack };
      await sendVoucherLinkJob.run({ ...offer, number: 1 }, dependencies, 'key');
      expect(await storedOffer(database, id)).toMatchObject({
        link_number: 2,
        link_sent_at: before.link_sent_at,
      });
      // The one that was sent is not the one that is on its way.
      const link = { state: 'waiting', sentAt: before.link_sent_at?.toString() };
      expect((await asSupport(portal).offer(phone)).offer).toMatchObject({ link });
    },
  );

  portalTest('finds offers by their state, on the first and the last day too', async (portal) => {
    const campaign = 'Alle tilstander';
    const amountOre = 61_000;
    await fillProvider(portal, 'HYRE', { amountOre, count: 2 });
    const place = async (periodStart: string, periodEnd: string) =>
      offerIn(portal, { campaign, amountOre, periodStart, periodEnd });
    const claimed = await place('2026-03-01', '2026-03-31');
    const claimedAndOver = await place('2026-03-01', '2026-03-07');
    const over = await place('2026-03-01', '2026-03-07');
    const onLastDay = await place('2026-03-01', '2026-03-08');
    const onFirstDay = await place('2026-03-08', '2026-03-31');
    const planned = await place('2026-03-09', '2026-03-31');
    for (const { key } of [claimed, claimedAndOver]) {
      expect((await voucherPage(portal, key).claim('HYRE')).status).toBe(200);
    }
    for (const { phone } of [claimed, claimedAndOver]) await smsTo(portal, phone);
    await failSms(portal.database, 'link', [claimed.id, onLastDay.id]);
    await failSms(portal.database, 'code', [claimedAndOver.id]);
    portal.clock.set('2026-03-08T12:00:00+01:00');
    const states = {
      CLAIMED: [claimed, claimedAndOver],
      EXPIRED: [over],
      PLANNED: [planned],
      AVAILABLE: [onLastDay, onFirstDay],
      UNCLAIMED: [over, onLastDay, onFirstDay, planned],
      // A claimed offer needs no link.
      SMS_FAILED: [claimedAndOver, onLastDay],
    } satisfies Record<OfferFilter, { id: number }[]>;
    const support = portal.user('support');
    const listedIn = async (filter: OfferFilter) => {
      const query = { filter, searchFor: campaign, maxEntries: '10' };
      const { json } = await portal.callAs(support, listVoucherOffers, { query });
      return (json as Listed).matches.map(({ id }) => id).toSorted((one, next) => one - next);
    };
    for (const filter of offerFilters) {
      expect([filter, await listedIn(filter)]).toEqual([
        filter,
        states[filter].map(({ id }) => id),
      ]);
    }
    const { json } = await portal.callAs(support, listVoucherOffers, {
      query: { searchFor: campaign, maxEntries: '10' },
    });
    const campaignId = (json as Listed).matches[0]?.campaign.id ?? 0;
    const counted = await portal.callAs(support, countVoucherOffers, {
      query: { campaignId: String(campaignId) },
    });
    expect(counted.json).toEqual({
      all: 6,
      counts: Object.fromEntries(offerFilters.map((filter) => [filter, states[filter].length])),
    });
    const campaigns = await portal.callAs(support, listVoucherCampaigns, {
      query: { searchFor: campaign },
    });
    const counts = { offers: 6, sent: 6, claimed: 2, unclaimed: 3, expired: 1, smsFailed: 2 };
    const days = { firstDay: '2026-03-01', lastDay: '2026-03-31' };
    expect(campaigns.json).toMatchObject({
      matches: [{ id: campaignId, name: campaign, ...days, ...counts }],
    });
    const pools = await portal.callAs(support, listCodePools, {});
    expect(pools.json).toContainEqual(
      expect.objectContaining({ kind: 'HYRE', amountOre, free: 0, used: 2, openOffers: 3 }),
    );
  });

  portalTest('of another operator, and HR, see nothing of it', async (portal) => {
    const { id } = await offerIn(portal);
    for (const user of [portal.user('hr'), portal.user('support', 'akt')]) {
      const statuses = await Promise.all([
        portal.callAs(user, listVoucherOffers, {}),
        portal.callAs(user, listVoucherCampaigns, {}),
        portal.callAs(user, sendVoucherLink, { params: { id } }),
        portal.callAs(user, sendVoucherCode, { params: { id } }),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });
});
