import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { tenantIds, perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { placeUser } from '#customers/session/test-users.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { drawCodes } from './draw-codes.ts';
import type { PoolUsers } from './pool-user.ts';
import { sendOwedCodes } from './send-owed-codes.job.ts';
import { placeCodes } from './test-codes.store.ts';
import { warnLowStockJob } from './warn-low-stock.job.ts';

const joule = { tenant: 'ruter', kind: 'JOULE' } as const;
const codes = (count: number, prefix = 'SYKKEL') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

const databaseTest = databaseTestWith(async ({ database }) => {
  const importedBy = await placeUser(database, { email: 'support@ruter.example' });
  const enqueued: { to: string; subject: string; text: string; tenant: string }[] = [];
  const openOffers = new Map<number, number>();
  const otherOffers = new Map<number, number>();
  let today = Temporal.PlainDate.from('2026-03-06');
  const clock = { today: () => today, now: () => Temporal.Instant.from('2026-03-06T07:30:00Z') };
  const queue = {
    enqueue: async (_tx: unknown, _job: unknown, ...data: readonly unknown[]) =>
      void enqueued.push(...(data as typeof enqueued)),
  };
  const poolUsers: PoolUsers = {
    subscriptions: {
      countOwed: async () => ({ OTTO: 1 }),
      countOpenOffers: async () => otherOffers,
      sendOwed: async () => undefined,
    },
    vouchers: {
      countOwed: async () => ({}),
      countOpenOffers: async () => openOffers,
      sendOwed: async () => undefined,
    },
  };
  const dependencies = {
    database,
    queue,
    clock,
    poolUsers,
    tenants: tenantIds(),
    mailboxes: { ...perTenant(() => null), ruter: 'kundeservice@ruter.example' },
    origins: perTenant((tenant) => `https://${tenant}.example`),
  };
  return {
    enqueued,
    fill: (kind: 'JOULE' | 'OTTO' | 'CAR_POOL', count: number, validUntil: string | null = null) =>
      placeCodes(database, { tenant: 'ruter', kind, codes: codes(count), importedBy, validUntil }),
    fillWith: (amountOre: number, count: number) =>
      placeCodes(database, {
        tenant: 'ruter',
        kind: 'HYRE',
        codes: codes(count, `KODE-${amountOre}`),
        importedBy,
        amountOre,
      }),
    offer: (amountOre: number, offers: number) => void openOffers.set(amountOre, offers),
    offerBeside: (amountOre: number, offers: number) => void otherOffers.set(amountOre, offers),
    warn: () => warnLowStockJob.run({}, dependencies, 'key'),
    nextDay: () => void (today = today.add({ days: 1 })),
  };
}, 'test');

describe('a pool with fewer than 50 codes', () => {
  databaseTest('is told to customer support once a day, while it is so', async (test) => {
    await test.fill('JOULE', 49);
    await test.fill('CAR_POOL', 50);
    await Promise.all([test.warn(), test.warn()]);
    expect(test.enqueued).toEqual([
      {
        tenant: 'ruter',
        to: 'kundeservice@ruter.example',
        subject: 'Få rabattkoder igjen i Ruter Bedrift',
        text: expect.stringContaining('https://ruter.example/kodelager'),
        topic: 'low-stock',
        companyId: null,
      },
    ]);
    const { text = '' } = test.enqueued[0] ?? {};
    expect(text).toMatch(/^Under 50 koder er ledige her, eller færre enn de åpne tilbudene:\n\n/);
    expect(text).toContain('Elsykkel: 49 ledige\n');
    expect(text).toContain('Bildeling: 0 ledige, 1 venter på kode');
    expect(text).not.toContain('Leiebil');
    test.nextDay();
    await test.warn();
    expect(test.enqueued).toHaveLength(2);
  });

  databaseTest('counts no codes that are past their last day', async (test) => {
    for (const kind of ['OTTO', 'CAR_POOL'] as const) await test.fill(kind, 50);
    await test.fill('JOULE', 60, '2026-03-05');
    await test.warn();
    expect(test.enqueued).toMatchObject([{ text: expect.stringContaining('Elsykkel: 0 ledige') }]);
  });

  databaseTest('is none when all have enough', async (test) => {
    for (const kind of ['JOULE', 'OTTO', 'CAR_POOL'] as const) await test.fill(kind, 50);
    await test.warn();
    expect(test.enqueued).toEqual([]);
  });
});

describe('a pool of codes with amounts', () => {
  databaseTest('is told when it has fewer of one than there are open offers', async (test) => {
    for (const kind of ['JOULE', 'OTTO', 'CAR_POOL'] as const) await test.fill(kind, 50);
    // Nobody can claim one of these.
    await test.fillWith(20_000, 1);
    await test.fillWith(50_000, 12);
    await test.fillWith(100_000, 60);
    test.offer(50_000, 9);
    test.offerBeside(50_000, 4);
    test.offer(100_000, 80);
    await test.warn();
    const { text = '' } = test.enqueued[0] ?? {};
    expect(text.split('\n').slice(2, -4)).toEqual([
      'Hyre 500 kr: 12 ledige, 13 åpne tilbud',
      'Bilkollektivet 500 kr: 0 ledige, 13 åpne tilbud',
      'Bilkollektivet 1000 kr: 0 ledige, 80 åpne tilbud',
      'Getaround 500 kr: 0 ledige, 13 åpne tilbud',
      'Getaround 1000 kr: 0 ledige, 80 åpne tilbud',
    ]);
  });
});

describe('the stock of the pools', () => {
  portalTest(
    'is what is free, used and past its last day, for customer support',
    async (portal) => {
      const { database, clock } = portal;
      const support = portal.user('support');
      const importedBy = support.id;
      await placeCodes(database, { ...joule, codes: codes(7), importedBy });
      await placeCodes(database, {
        ...joule,
        codes: codes(2, 'OLD'),
        importedBy,
        validUntil: '2026-01-31',
      });
      for (const [prefix, validUntil] of [
        ['LAST', '2026-03-06'],
        ['OVER', '2026-03-05'],
      ] as const)
        await placeCodes(database, { ...joule, codes: codes(1, prefix), importedBy, validUntil });
      const moment = { today: clock.today(), now: clock.now() };
      const references = [{ type: 'subscription', id: 1 }];
      await database.transaction((tx) => drawCodes(tx, { ...joule, ...moment }, references));
      const { status, json, text } = await portal.callAs(support, listCodePools, {});
      expect(status).toBe(200);
      const none = { amountOre: null, openOffers: null, owed: 0 };
      const pools = json as { kind: string }[];
      expect(pools.slice(0, 3)).toEqual([
        { kind: 'JOULE', free: 7, used: 1, expired: 3, ...none },
        { kind: 'OTTO', free: 0, used: 0, expired: 0, ...none },
        { kind: 'CAR_POOL', free: 0, used: 0, expired: 0, ...none },
      ]);
      // Those of vouchers, by what the codes are worth that somebody may claim.
      expect(pools.slice(3)).toEqual(
        ['HYRE', 'BILKOLLEKTIVET', 'GETAROUND'].map((kind) => ({
          kind,
          amountOre: 50_000,
          free: 0,
          used: 0,
          expired: 0,
          owed: 0,
          openOffers: expect.any(Number),
        })),
      );
      expect(text).not.toContain('SYKKEL');
      expect((await portal.callAs(portal.user('hr'), listCodePools, {})).status).toBe(403);
      const fjord = await portal.callAs(portal.user('support', 'fjord'), listCodePools, {});
      expect(fjord.status).toBe(403);
    },
  );

  portalTest('that is filled lets each area send what it owes', async ({ database, clock }) => {
    const messages: unknown[] = [];
    const user = (name: string) => ({
      countOwed: async () => ({}),
      sendOwed: async (_: unknown, pool: unknown) => void messages.push([name, pool]),
    });
    const poolUsers = { subscriptions: user('subscriptions'), vouchers: user('vouchers') };
    const queue = { enqueue: async () => undefined };
    await sendOwedCodes.run(joule, { database, clock, queue, poolUsers }, 'key');
    expect(messages).toEqual([
      ['subscriptions', joule],
      ['vouchers', joule],
    ]);
  });
});
