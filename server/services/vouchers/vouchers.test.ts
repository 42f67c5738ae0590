import { describe, expect } from 'vitest';
import { usedCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOfOffers, storedOffer } from './test-vouchers.store.ts';
import { basic, fillProvider, offerIn, smsTo, voucherPage } from './test-vouchers.ts';

const goneAnswer = { status: 410, json: { code: 'NO_OFFER' } };
const expired = { status: 200, json: { voucherOfferStatus: 'EXPIRED' } };

describe('an offer of a voucher (spec 3 §4, §7)', () => {
  portalTest('says its amount and the providers that have a code of it', async (portal) => {
    await fillProvider(portal, 'HYRE');
    await fillProvider(portal, 'HYRE', { validUntil: '2026-06-30' });
    await fillProvider(portal, 'BILKOLLEKTIVET', { amountOre: 20_000 });
    await fillProvider(portal, 'GETAROUND', { validUntil: '2026-03-05' });
    const { key, phone } = await offerIn(portal);
    const page = voucherPage(portal, key);
    expect(await page.status()).toMatchObject({
      status: 200,
      json: { voucherOfferStatus: 'AVAILABLE' },
      headers: { 'cache-control': 'no-store' },
    });
    // Of other amounts, and of codes past their last day, none is offered.
    expect((await page.providers()).json).toEqual({
      denomination: 500,
      availableCarProviders: ['HYRE'],
    });
    expect((await page.offer()).json).toEqual({
      voucherOfferStatus: 'AVAILABLE',
      amountOre: 50_000,
      lastDay: '2026-03-31',
      phoneEnding: phone.slice(-2),
      providers: [{ provider: 'HYRE', validUntil: '2026-06-30' }],
      selectedCarProvider: null,
      claim: null,
    });
  });

  portalTest('is claimed once: the code comes by SMS, and is told nowhere else', async (portal) => {
    const [code = ''] = await fillProvider(portal, 'BILKOLLEKTIVET', { amountOre: 30_000 });
    const { key, id, phone } = await offerIn(portal, { amountOre: 30_000 });
    const page = voucherPage(portal, key, { cookie: 'language=nb' });
    const claimed = await page.claim('BILKOLLEKTIVET');
    expect(claimed).toMatchObject({
      status: 200,
      json: 'Koden din hos Bilkollektivet er på vei på SMS.',
    });
    expect(await smsTo(portal, phone)).toEqual([
      `Koden din hos Bilkollektivet: ${code}. Verdi 300 kr, gyldig til 31.12.2026. Bruk den på https://bilkollektivet.no`,
    ]);
    // A double press, and another provider, which nobody gets until the next period.
    await fillProvider(portal, 'GETAROUND', { amountOre: 30_000 });
    for (const provider of ['BILKOLLEKTIVET', 'GETAROUND']) {
      expect(await page.claim(provider)).toMatchObject({
        status: 409,
        json: { code: 'ALREADY_CLAIMED' },
      });
    }
    expect(await page.status()).toMatchObject({ json: { voucherOfferStatus: 'CLAIMED' } });
    expect(await page.providers()).toMatchObject({ status: 409 });
    const offer = await page.offer();
    expect(offer.json).toMatchObject({
      voucherOfferStatus: 'CLAIMED',
      providers: [],
      selectedCarProvider: 'BILKOLLEKTIVET',
      claim: { validUntil: '2026-12-31' },
    });
    expect(offer.text).not.toContain(code);
    const pool = { tenant: 'ruter', kind: 'BILKOLLEKTIVET' } as const;
    expect(await usedCodes(portal.database, pool)).toEqual([{ code, type: 'voucher-offer', id }]);
    expect(await changesOfOffers(portal.database, [id])).toEqual([
      {
        kind: 'claim-voucher',
        company_id: null,
        user_id: null,
        after: { carProvider: 'BILKOLLEKTIVET' },
      },
    ]);
  });

  portalTest('is claimed in the language of the page', async (portal) => {
    const [code = ''] = await fillProvider(portal, 'HYRE', {
      amountOre: 40_000,
      validUntil: null,
    });
    const { key, phone } = await offerIn(portal, { amountOre: 40_000 });
    const { json } = await voucherPage(portal, key, { cookie: 'language=en' }).claim('HYRE');
    expect(json).toBe('Your code for Hyre is on its way by SMS.');
    expect(await smsTo(portal, phone)).toEqual([
      `Your code for Hyre: ${code}. Value NOK 400. Use it at https://www.hyre.no`,
    ]);
  });

  portalTest('whose provider is empty by now is told, and another is chosen', async (portal) => {
    await fillProvider(portal, 'GETAROUND', { amountOre: 70_000 });
    const { key, id } = await offerIn(portal, { amountOre: 70_000 });
    const page = voucherPage(portal, key);
    expect(await page.claim('HYRE')).toMatchObject({
      status: 409,
      json: { code: 'PROVIDER_EMPTY', selectedCarProvider: 'HYRE' },
    });
    expect(await storedOffer(portal.database, id)).toMatchObject({
      claimed_at: null,
      provider: null,
    });
    expect((await page.claim('GETAROUND')).status).toBe(200);
    expect(await page.claim('UNKNOWN')).toMatchObject({ status: 422 });
  });

  portalTest('is on from its first day to its last', async (portal) => {
    await fillProvider(portal, 'HYRE', { count: 2 });
    const some = { periodStart: '2026-03-10', periodEnd: '2026-03-12' };
    const [open, claimed] = [await offerIn(portal, some), await offerIn(portal, some)];
    const page = voucherPage(portal, open.key);
    const days = [];
    for (const day of ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13']) {
      portal.clock.set(`${day}T12:00:00+01:00`);
      const { json } = await page.status();
      days.push((json as { voucherOfferStatus: string }).voucherOfferStatus);
      if (day === '2026-03-12') await voucherPage(portal, claimed.key).claim('HYRE');
    }
    expect(days).toEqual(['EXPIRED', 'AVAILABLE', 'AVAILABLE', 'EXPIRED']);
    // Used or not, the link then says the same, and nothing of it can be fetched.
    for (const { key } of [open, claimed]) {
      const over = voucherPage(portal, key);
      expect(await over.status()).toMatchObject(expired);
      for (const call of [over.providers, over.offer, () => over.claim('HYRE')]) {
        expect(await call()).toMatchObject(goneAnswer);
      }
    }
  });
});

describe('a key that leads to no offer', () => {
  portalTest('is answered as one that is over, whatever is wrong with it', async (portal) => {
    const { key } = await offerIn(portal);
    const over = await offerIn(portal, { periodStart: '2026-02-01', periodEnd: '2026-02-28' });
    const wrong = [
      { authorization: basic(over.key) },
      { authorization: basic('A'.repeat(22)) },
      { authorization: basic('') },
      { authorization: basic(key, 'another-client') },
      { authorization: `Bearer ${key}` },
      { authorization: 'Basic %%%' },
      { authorization: '' },
      { tenant: 'akt', authorization: basic(key) } as const,
    ];
    const answers = new Set<string>();
    for (const holder of wrong) {
      const page = voucherPage(portal, key, holder);
      for (const call of [page.status, page.providers, page.offer, () => page.claim('HYRE')]) {
        const { status, text, headers } = await call();
        answers.add(`${status} ${text} ${headers['www-authenticate'] ?? ''}`);
      }
    }
    expect([...answers]).toEqual([
      '200 {"voucherOfferStatus":"EXPIRED"} ',
      '410 {"code":"NO_OFFER"} ',
    ]);
  });

  portalTest('is counted, while a right one goes on', async (portal) => {
    const { key } = await offerIn(portal);
    // At another operator the right one is as wrong as an invented one.
    const wrong = ['B'.repeat(22), key].map((one) => voucherPage(portal, one, { tenant: 'fjord' }));
    const statuses = [];
    for (let turn = 0; turn < 62; turn += 1)
      statuses.push((await wrong[turn % 2]?.status())?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await voucherPage(portal, key).status()).json).toEqual({
      voucherOfferStatus: 'AVAILABLE',
    });
  });
});
