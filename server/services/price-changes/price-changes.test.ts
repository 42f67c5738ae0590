import {
  downloadPriceChange,
  downloadPriceChangeXlsx,
} from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import {
  getPriceLetter,
  sendPriceLetter,
} from '@takst/contract/services/price-changes/price-letter.contract.ts';
import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { readWorkKeys } from '#platform/jobs/chunks/work-without-job.query.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { deskOf } from '#services/operator-desk/test-desk.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  beginLetter,
  findLetter,
  moveLetter,
  openLetterKeys,
  unfinishedLetter,
} from './letter/price-letter.store.ts';

/** Amounts have spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const soon = { timeout: 20_000, interval: 50 };

const row = (priceOre: number, validFrom = '2026-05-01') => ({
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones: 2,
  validFrom,
  priceOre,
});

const recordedLetters = (portal: TestPortal, proposalId: number) =>
  recordedChanges(portal.database)
    .where('change.kind', '=', 'send-price-letter')
    .where('change.subject_id', '=', String(proposalId))
    .execute();

const changeOf = async (portal: TestPortal, proposalId: number) =>
  (await portal.callAs(portal.user('support'), getPriceChange, { params: { proposalId } }))
    .json as PriceChange;

describe('what the prices of a proposal mean', () => {
  portalTest(
    'is told by company, as a file too, and is the same once it is approved',
    async (portal) => {
      await orderIn(portal)();
      const { proposed, approve } = deskOf(portal);
      const proposalId = await proposed({ kind: 'prices', rows: [row(2_000_00)] });
      const before = await changeOf(portal, proposalId);
      const { id } = portal.company('several-services');
      const [price] = before.prices;
      const company = before.companies.find(({ companyId }) => companyId === id);
      expect(price).toMatchObject({ productName: { nb: 'Bedriftsbillett' }, nowOre: 1_324_00 });
      expect(company?.companyName).toMatch(/ AS/);
      const { changedTickets = 0, month } = company ?? {};
      expect(changedTickets).toBeGreaterThan(0);
      const more = 2_000_00 - 1_324_00;
      expect((month?.thenOre ?? 0) - (month?.nowOre ?? 0)).toBe(changedTickets * more);
      expect(before.month.thenOre - before.month.nowOre).toBe(before.changedTickets * more);
      const input = { params: { proposalId } };
      const workbook = await portal.callAs(portal.user('support'), downloadPriceChangeXlsx, input);
      expect(workbook.status).toBe(200);
      const { text } = await portal.callAs(portal.user('support'), downloadPriceChange, input);
      const [line] = text.split('\r\n').filter((one) => one.startsWith(`${id};`));
      expect(line?.split(';').slice(2, 4)).toEqual([
        String(company?.tickets),
        String(changedTickets),
      ]);
      await approve(proposalId);
      expect(await changeOf(portal, proposalId)).toEqual(before);
    },
  );

  portalTest('is refused for what is no proposal of prices', async (portal) => {
    const { proposed, maker } = deskOf(portal);
    const proposalId = await proposed({
      kind: 'quarantine',
      rows: [{ validFrom: '2061-01-01', days: 44 }],
    });
    expect(await portal.callAs(maker, getPriceChange, { params: { proposalId } })).toMatchObject({
      status: 404,
      json: { code: 'PROPOSAL_NOT_FOUND' },
    });
  });
});

describe('prices that are not proposed', () => {
  portalTest('are worked out when the operator has them, and lie within a year', async (portal) => {
    const simulate = (...rows: ReturnType<typeof row>[]) =>
      portal.callAs(portal.user('support'), simulatePrices, { body: { rows } });
    expect(await simulate(row(5_00))).toMatchObject({
      status: 200,
      json: { firstMonth: '2026-05-01' },
    });
    expect(
      await simulate({ ...row(5_00), productId: 'tram' }, { ...row(5_00), profileId: 'CAT' }),
    ).toMatchObject({
      status: 409,
      json: { code: 'UNKNOWN_PRODUCT', names: ['tram', 'CAT'] },
    });
    expect(await simulate(row(5_00), row(6_00, '2027-05-01'))).toMatchObject({
      status: 409,
      json: { code: 'PRICES_TOO_FAR_APART' },
    });
  });
});

describe('the letter about new prices', () => {
  portalTest('goes to each administrator of a company with such tickets, once', async (portal) => {
    await orderIn(portal)();
    const { proposed, approve, maker } = deskOf(portal);
    const proposalId = await proposed({ kind: 'prices', rows: [row(2_100_00, '2026-06-01')] });
    const params = { proposalId };
    const send = () => portal.callAs(maker, sendPriceLetter, { params });
    const read = async () =>
      (await portal.callAs(maker, getPriceLetter, { params })).json as {
        subject: string;
        text: string;
        recipients: number;
        sending: { sent: number; finishedAt: string | null } | null;
      };
    expect(await send()).toMatchObject({ status: 409, json: { code: 'NOT_APPROVED' } });
    await approve(proposalId);
    const { subject, text, recipients, sending } = await read();
    expect(sending).toBeNull();
    expect(subject).toContain('Nye priser fra 01.06.2026');
    expect(plain(text)).toContain('Bedriftsbillett, Voksen, 2 soner: 2 100,00 kr fra 01.06.2026');
    expect(text).toContain('Company ticket, Adult, 2 zones');
    expect(recipients).toBeGreaterThan(0);
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    await expect
      .poll(async () => (await read()).sending, soon)
      .toMatchObject({ sent: recipients, finishedAt: expect.any(String) });
    expect(await send()).toMatchObject({ status: 200 });
    expect(await recordedLetters(portal, proposalId)).toMatchObject([
      { tenant: 'ruter', company_id: null, user_id: maker.id, before: null, after: null },
    ]);
    const letters = async () =>
      (await newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: '' }))
        .filter(({ body }) => body.includes('fra 01.06.2026'))
        .map(({ recipient }) => recipient);
    await expect.poll(async () => (await letters()).length, soon).toBe(recipients);
    expect(new Set(await letters()).size).toBe(recipients);
    expect(await letters()).toContainEqual(expect.stringContaining('hr@'));
  });

  portalTest('is sent in parts, which are counted together', async (portal) => {
    const { proposed } = deskOf(portal);
    const proposalId = await proposed({ kind: 'prices', rows: [row(2_200_00, '2026-07-01')] });
    const key = { tenant: 'ruter', proposalId } as const;
    const now = portal.clock.now();
    await portal.database.transaction(async (tx) => {
      expect(await beginLetter(tx, key, now)).toBe(true);
      expect(await beginLetter(tx, key, now)).toBe(false);
      await moveLetter(tx, key, { cursor: 7, sent: 50, isOver: false, now });
      expect(await unfinishedLetter(tx, key)).toMatchObject({ cursor: 7, sent: 50 });
      const lost = async (idleSince: Temporal.Instant) =>
        (await readWorkKeys(tx, openLetterKeys(idleSince))).filter(
          (one) => (one as typeof key).proposalId === proposalId,
        );
      expect(await lost(now)).toEqual([key]);
      expect(await lost(now.subtract({ seconds: 1 }))).toEqual([]);
      await moveLetter(tx, key, { cursor: 9, sent: 3, isOver: true, now });
      expect(await unfinishedLetter(tx, key)).toBeUndefined();
      expect(await lost(now)).toEqual([]);
    });
    expect(await findLetter(portal.database, key)).toMatchObject({
      cursor: 9,
      sent: 53,
      finishedAt: now,
    });
  });
});
