import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import {
  downloadVoucherOffers,
  listVoucherOffers,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { describe, expect } from 'vitest';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { codesOf } from '#ticketing/code-pools/test-codes.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { nightTest as portalTest } from '#app/test-nightly-jobs.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sendMorningLinks } from './test-due-links.ts';
import {
  fillProvider,
  keyIn,
  newCodes,
  offerFilesOf,
  offerIn,
  offerRow,
  smsTo,
  voucherPage,
} from '../test-vouchers.ts';
import { changesOfCampaign, forgetLink, storedOffer } from '../test-vouchers.store.ts';

type Listed = { matches: Record<string, unknown>[]; totalEntries: number };

const listed = async (portal: TestPortal, query: object): Promise<Listed> =>
  (await portal.callAs(portal.user('support'), listVoucherOffers, { query })).json as Listed;

describe('codes with amounts, from a file', () => {
  portalTest('stand in the pool of their provider by what they are worth', async (portal) => {
    const imports = batchesOf(portal, {
      user: portal.user('support'),
      of: { calls: codeImportCalls, options: { act: 'GETAROUND' } },
    });
    const [one = '', two = '', without = '', wrong = ''] = newCodes(4);
    const id = await imports.checked([
      { code: one, amount: '500', validUntil: '31.12.2026' },
      { code: two, amount: '1 000 kr' },
      { code: without },
      { code: wrong, amount: '12,50' },
    ]);
    const rows = await imports.rows(id);
    const faults = rows.flatMap(({ position, faults: [fault] }) =>
      fault ? [[position, fault.column, fault.code]] : [],
    );
    expect(faults).toEqual([
      [3, 'amount', 'required'],
      [4, 'amount', 'wrongFormat'],
    ]);
    await imports.mend(id, { do: 'leave-out', positions: [3, 4] });
    expect(await imports.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    const pool = { tenant: 'ruter', kind: 'GETAROUND' } as const;
    expect((await codesOf(portal.database, pool)).map(({ code }) => code)).toEqual([one, two]);
    const { json } = await portal.callAs(portal.user('support'), listCodePools, {});
    const getaround = (json as { kind: string }[]).filter(({ kind }) => kind === 'GETAROUND');
    expect(getaround).toMatchObject([
      { amountOre: 50_000, free: 1, owed: 0 },
      { amountOre: 100_000, free: 1, owed: 0 },
    ]);
  });
});

const byName = (one: string, other: string) => one.localeCompare(other, 'nb');

describe('offers from a file of customer support', () => {
  portalTest('reach each person by a link that leads to their offer', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const files = offerFilesOf(portal);
    const phones = [newPhone(), newPhone(), newPhone()];
    const id = await files.checked(phones.map((phone) => offerRow({ phone, campaign: 'Lenke' })));
    expect(await files.carryOut(id)).toMatchObject({ state: 'finished', done: 3, companyId: 0 });
    const keys = [];
    for (const phone of phones) {
      const [text = ''] = await smsTo(portal, phone);
      expect(text).toMatch(
        /^Du får 500 kr til bildeling fra Ruter\. Velg leverandør innen 31\.03\.2026 \/ Choose your car-sharing provider: http\S+\/bildeling\?key=[\w-]{22}$/,
      );
      keys.push(keyIn([text]));
    }
    expect(new Set(keys).size).toBe(3);
    const [campaign] = (await listed(portal, { searchFor: phones[0] })).matches.map(
      (one) => (one['campaign'] as { id: number }).id,
    );
    expect(await changesOfCampaign(portal.database, campaign ?? 0)).toMatchObject([
      { company_id: null, user_id: portal.user('support').id, after: { offers: 3 } },
    ]);
    for (const [at, key] of keys.entries()) {
      const { json } = await voucherPage(portal, key).offer();
      expect(json).toMatchObject({ amountOre: 50_000, phoneEnding: phones[at]?.slice(-2) });
    }
    // The list has them in the order of the file.
    const made = (await listed(portal, { searchFor: 'Lenke' })).matches.map(({ phone }) => phone);
    expect(made).toEqual(phones);
    const { matches } = await listed(portal, { searchFor: phones[0] });
    expect(matches).toMatchObject([
      { phone: phones[0], state: 'AVAILABLE', link: { state: 'sent' }, code: null, provider: null },
    ]);
  });

  portalTest('are one for each campaign of a person, with a link of its own', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const files = offerFilesOf(portal);
    const phone = newPhone();
    const campaigns = ['Sykkelvår', 'Bilfri mai'];
    const id = await files.checked(campaigns.map((campaign) => offerRow({ phone, campaign })));
    expect(await files.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    const sent = await smsTo(portal, phone, campaigns.length);
    expect(new Set(sent.map((text) => keyIn([text]))).size).toBe(2);
    const { matches } = await listed(portal, { searchFor: phone });
    const made = matches.map((one) => one['campaign'] as { id: number; name: string });
    expect(made.map(({ name }) => name).toSorted(byName)).toEqual(campaigns.toSorted(byName));
    for (const { id: campaign } of made) {
      expect(await changesOfCampaign(portal.database, campaign)).toMatchObject([
        { after: { offers: 1 } },
      ]);
    }
  });

  portalTest('are refused by row before anybody gets an SMS', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const files = offerFilesOf(portal);
    const phone = newPhone();
    await files.carryOut(await files.checked([offerRow({ phone, campaign: 'Første' })]));
    const id = await files.checked([
      offerRow({ phone, campaign: 'FØRSTE', periodStart: '31.03.2026', periodEnd: '15.04.2026' }),
      offerRow({ phone, campaign: 'Første', periodStart: '01.04.2026', periodEnd: '30.04.2026' }),
      offerRow({ phone, campaign: 'Andre' }),
      offerRow({ periodEnd: '28.02.2026', periodStart: '01.02.2026' }),
      offerRow({ periodEnd: '01.03.2026', periodStart: '31.03.2026' }),
      offerRow({ amount: '123' }),
      offerRow({ amount: 'mye' }),
      offerRow({ phone: '22 33 44 55' }),
      offerRow({ phone, campaign: 'andre' }),
    ]);
    const rows = await files.rows(id);
    const codes = Object.fromEntries(
      rows.map(({ position, faults: [fault] }) => [position, fault?.code]),
    );
    expect(codes).toEqual({
      1: 'OFFER_EXISTS',
      2: undefined,
      3: undefined,
      4: 'PERIOD_OVER',
      5: 'PERIOD_ENDS_BEFORE_START',
      6: 'NO_CODES_OF_AMOUNT',
      7: 'wrongFormat',
      8: 'mobilePhone',
      9: 'ROW_TWICE',
    });
  });

  portalTest('of the same people by two files at once are made once', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const files = offerFilesOf(portal);
    const rows = Array.from({ length: 30 }, () => offerRow({ campaign: 'Samtidig' }));
    // Other days of the same period: only the database sees that they overlap.
    const others = rows.map((row) => ({ ...row, periodStart: '02.03.2026' })).toReversed();
    const ids = [await files.checked(rows), await files.checked(others)];
    await Promise.all(ids.map((id) => files.run(id, 'start')));
    for (const id of ids) {
      if ((await files.settled(id)).state === 'stopped') {
        await files.run(id, 'go-on-with-rest');
        await files.settled(id);
      }
    }
    expect((await listed(portal, { searchFor: 'Samtidig', maxEntries: 100 })).totalEntries).toBe(
      30,
    );
    expect(portal.reported).toEqual([]);
  });

  portalTest(
    'are of one campaign however its name is written, and named as the first',
    async (portal) => {
      await fillProvider(portal, 'HYRE');
      const files = offerFilesOf(portal);
      const names = ['Høst én', 'HØST ÉN', 'høst én'];
      await files.carryOut(await files.checked(names.map((campaign) => offerRow({ campaign }))));
      await files.carryOut(await files.checked([offerRow({ campaign: 'HØST ÉN' })]));
      const { matches } = await listed(portal, { searchFor: 'Høst én', maxEntries: 10 });
      const campaigns = new Set(matches.map(({ campaign }) => JSON.stringify(campaign)));
      expect(matches).toHaveLength(4);
      expect([...campaigns]).toEqual([expect.stringContaining('"Høst én"')]);
    },
  );

  portalTest('that have not begun get their link on the first day', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const files = offerFilesOf(portal);
    const phone = newPhone();
    const row = offerRow({ phone, periodStart: '01.04.2026', periodEnd: '30.04.2026' });
    await files.carryOut(await files.checked([row]));
    // Nobody needs the link of an offer that is over.
    const { id: over } = await offerIn(portal, { periodEnd: '2026-03-05' });
    await forgetLink(portal.database, over);
    const state = async () => (await listed(portal, { searchFor: phone })).matches[0];
    await sendMorningLinks(portal);
    expect(await state()).toMatchObject({ state: 'PLANNED', link: { state: 'waiting' } });
    portal.clock.set('2026-04-01T08:10:00+02:00');
    await sendMorningLinks(portal);
    const key = keyIn(await smsTo(portal, phone));
    expect(await voucherPage(portal, key).status()).toMatchObject({
      json: { voucherOfferStatus: 'AVAILABLE' },
    });
    await sendMorningLinks(portal);
    expect(await state()).toMatchObject({ state: 'AVAILABLE', link: { state: 'sent' } });
    expect(await storedOffer(portal.database, over)).toMatchObject({ link_number: 0 });
  });

  portalTest('are counted by campaign, and the unclaimed ones listed', async (portal) => {
    await fillProvider(portal, 'HYRE', { amountOre: 60_000 });
    const files = offerFilesOf(portal);
    const row = { campaign: 'Telling', amount: '600' };
    const phones = [newPhone(), newPhone(), newPhone()];
    await files.carryOut(
      await files.checked([
        ...phones.map((phone) => offerRow({ ...row, phone })),
        offerRow({ ...row, periodStart: '01.06.2026', periodEnd: '30.06.2026' }),
      ]),
    );
    const key = keyIn(await smsTo(portal, phones[0] ?? ''));
    for (const phone of phones) await smsTo(portal, phone);
    expect((await voucherPage(portal, key).claim('HYRE')).status).toBe(200);
    const support = portal.user('support');
    const campaigns = async () =>
      (await portal.callAs(support, listVoucherCampaigns, { query: { searchFor: 'telling' } }))
        .json as Listed;
    const counts = { offers: 4, sent: 3, claimed: 1, smsFailed: 0 };
    expect(await campaigns()).toMatchObject({
      totalEntries: 1,
      matches: [
        {
          name: 'Telling',
          firstDay: '2026-03-01',
          lastDay: '2026-06-30',
          unclaimed: 3,
          expired: 0,
          ...counts,
        },
      ],
    });
    const [campaign] = (await campaigns()).matches;
    const campaignId = String(campaign?.['id']);
    const query = { campaignId, filter: 'UNCLAIMED', maxEntries: 2 } as const;
    expect(await listed(portal, query)).toMatchObject({ totalEntries: 3, matches: [{}, {}] });
    const file = async (some: object) =>
      (await portal.callAs(support, downloadVoucherOffers, { query: { campaignId, ...some } })).text
        .trim()
        .split('\r\n');
    const march = 'Telling;600,00;01.03.2026;31.03.2026';
    const lines = [
      `'+47${phones[0]};${march};Hentet;Hyre;06.03.2026 10:00;Sendt;Sendt;06.03.2026 10:00`,
      ...phones
        .slice(1)
        .map((phone) => `'+47${phone};${march};Ikke hentet;;;Sendt;;06.03.2026 10:00`),
      expect.stringMatching(/;01.06.2026;30.06.2026;Planlagt;;;Ikke sendt ennå;;06.03.2026 10:00$/),
    ];
    // The code of the claimed offer goes out a little later.
    await expect.poll(async () => (await file({})).slice(1), { timeout: 20_000 }).toEqual(lines);
    expect((await file({ filter: 'UNCLAIMED' })).slice(1)).toEqual(lines.slice(1));
    portal.clock.set('2026-04-01T12:00:00+02:00');
    expect((await campaigns()).matches).toMatchObject([{ unclaimed: 1, expired: 2, ...counts }]);
    // The newest campaign stands first.
    await offerIn(portal, { campaign: 'Telling i fjor' });
    const names = (await campaigns()).matches.map((one) => (one as { name?: string }).name);
    expect(names).toEqual(['Telling', 'Telling i fjor']);
  });
});
