import { ticketServices } from '@takst/server/app/ticket-services.ts';
import { loadReferenceData } from '@takst/server/reference-data/load-reference-data.ts';
import { databaseTestWith } from '@takst/server/testing/database-test.ts';
import { anonymiseOnce } from '@takst/server/tickets/anonymise/test-anonymise.ts';
import { describe, expect } from 'vitest';
import { seedDemoWorld } from './seed-demo-world.ts';
import {
  associationIn,
  closedUnitMonths,
  documentedResidents,
  unitCounts,
  unitsWithFindings,
} from './test-residents.query.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const clock = { today: () => today, now: () => Temporal.Instant.from('2026-03-06T09:00:00Z') };

const databaseTest = databaseTestWith(async (test) => {
  const { database } = test;
  await loadReferenceData(database);
  await seedDemoWorld({ database, clock, hashPassword: async (text) => `hash of ${text}` });
  return { database, companyId: await associationIn(database) };
});

/** The residents whom the documentation names, by the end of their numbers. */
const known = {
  '001': { lives: ['H0203 2024-01-01 2026-01-31'], tickets: ['2024-01-01 2026-01-31'] },
  '002': { lives: ['H0203 2026-02-01 on'], tickets: ['2026-02-01 on'] },
  '003': {
    lives: ['H0304 2024-10-01 2025-11-30', 'H0512 2025-12-01 on'],
    tickets: ['2024-10-01 on'],
  },
  '004': { lives: ['H0405 2026-04-01 on'], tickets: ['2026-04-01 on'] },
  '005': { lives: ['H0106 2024-12-01 2026-03-31'], tickets: ['2024-12-01 2026-03-31'] },
  '006': { lives: ['H0210 2025-07-01 on'], tickets: ['2025-07-01 on'], with: ['007'] },
  '007': { lives: ['H0210 2025-07-01 on'], tickets: ['2025-07-01 on'], with: ['006'] },
  '008': { lives: ['H0306 2024-07-01 on'], tickets: ['2024-07-01 on'], with: ['009'] },
  '009': { lives: ['H0306 2025-11-01 on'], tickets: ['2025-11-01 on'], with: ['008'] },
  '010': { lives: ['H0402 2023-09-01 on'], tickets: ['2023-09-01 on'] },
  '011': { lives: ['H0402 2026-01-01 on'], tickets: ['2026-01-01 on'] },
  '012': { lives: ['H0517 2024-05-01 on'], tickets: ['2024-05-01 on'], with: [null] },
  '013': { lives: ['H0517 2026-03-01 on'], tickets: ['2026-03-01 on'] },
  '014': { lives: ['H0111 2023-11-01 2025-10-31'], tickets: ['2023-11-01 on'] },
  '015': { lives: ['H0609 2024-11-01 2025-12-31'], tickets: ['2024-11-01 on'] },
  '016': { lives: ['H0609 2026-01-01 on'], tickets: ['2026-01-01 on'] },
  '017': {
    lives: ['H0315 2023-08-01 on'],
    tickets: ['2023-08-01 on'],
    subscriptions: ['2025-07-01 on'],
    with: ['018', '019'],
  },
  '018': {
    lives: ['H0315 2023-08-01 on'],
    tickets: ['2023-08-01 on'],
    subscriptions: ['2025-01-01 2026-01-31'],
    with: ['017', '019'],
  },
  '019': { lives: ['H0315 2025-06-01 on'], tickets: ['2025-06-01 on'], with: ['017', '018'] },
  '020': { lives: ['H0601 2025-03-01 on'], tickets: [], subscriptions: ['2025-03-01 on'] },
};

const prefix = '41237';
const endOf = (phone: string) => (phone.startsWith(prefix) ? phone.slice(prefix.length) : null);

describe('the housing association of the demo world', () => {
  databaseTest('has everybody whom the documentation names', async ({ database, companyId }) => {
    const residents = await documentedResidents(database, companyId);
    expect(
      residents.map(({ phone, ...resident }) => ({
        ...resident,
        end: endOf(phone),
        with: resident.with.map(endOf),
      })),
    ).toEqual(
      Object.entries(known)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([end, resident]) => ({ end, subscriptions: [], with: [], ...resident })),
    );
  });

  databaseTest(
    'has 120 units, most with one or two people, and a year of moves',
    async ({ database, companyId }) => {
      const counts = await unitCounts(database, { companyId, today });
      expect(counts.units).toBe(120);
      const { occupied, ofOne, ofTwo, ofMore } = counts;
      expect(occupied).toBeGreaterThan(105);
      expect(occupied).toBeLessThan(117);
      expect(ofOne + ofTwo).toBeGreaterThan(90);
      expect(ofMore).toBeGreaterThan(8);
      for (const moves of [counts.left, counts.entered]) {
        expect(moves).toBeGreaterThan(20);
        expect(moves).toBeLessThan(35);
      }
    },
  );

  databaseTest(
    'has forgotten move-outs in the documented units alone',
    async ({ database, companyId }) => {
      expect(await unitsWithFindings(database, { companyId, today })).toEqual({
        twoHouseholds: ['H0402', 'H0517'],
        runsAfterMoveOut: ['H0111', 'H0609'],
      });
    },
  );

  databaseTest(
    'has 13 closed months whose lines have their units',
    async ({ database, companyId }) => {
      const months = await closedUnitMonths(database, companyId);
      expect(months.map(({ month }) => month)).toEqual([
        ...Array.from({ length: 12 }, (_, place) => `2025-${String(place + 1).padStart(2, '0')}`),
        '2026-01',
      ]);
      for (const { lines, withoutUnit } of months) {
        expect(withoutUnit).toBe(0);
        expect(lines).toBeGreaterThan(120);
      }
    },
  );

  databaseTest(
    'keeps the documented people and the units of all lines in its first night',
    async ({ database, companyId }) => {
      const before = await documentedResidents(database, companyId);
      const service = ticketServices.housing;
      expect(await anonymiseOnce({ database, clock }, { service })).toBeGreaterThan(10);
      expect(await documentedResidents(database, companyId)).toEqual(before);
      const months = await closedUnitMonths(database, companyId);
      expect(months.filter(({ withoutUnit }) => withoutUnit > 0)).toEqual([]);
    },
  );
});
