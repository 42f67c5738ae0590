import { downloadPriceChange } from '@takst/contract/services/price-changes/download-price-change.contract.ts';
import { getPriceChange } from '@takst/contract/services/price-changes/get-price-change.contract.ts';
import {
  getPriceLetter,
  sendPriceLetter,
} from '@takst/contract/services/price-changes/price-letter.contract.ts';
import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { describe, expect } from 'vitest';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { deskOf } from '#services/operator-desk/test-desk.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

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
      const file = await portal.callAs(portal.user('support'), downloadPriceChange, {
        params: { proposalId },
      });
      expect(file.status).toBe(200);
      await approve(proposalId);
      expect(await changeOf(portal, proposalId)).toEqual(before);
    },
  );

  portalTest('is refused for what is no proposal of prices', async (portal) => {
    const { proposed, maker } = deskOf(portal);
    const quarantine = {
      kind: 'quarantine',
      rows: [{ validFrom: '2061-01-01', days: 44 }],
    } as const;
    const proposalId = await proposed(quarantine);
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
    const letters = async () =>
      (await newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: '' }))
        .filter(({ body }) => body.includes('fra 01.06.2026'))
        .map(({ recipient }) => recipient);
    await expect.poll(async () => (await letters()).length, soon).toBe(recipients);
    expect(new Set(await letters()).size).toBe(recipients);
    expect(await letters()).toContainEqual(expect.stringContaining('hr@'));
  });
});
