import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { zoneMapOn, zoneMapsFrom, zonesOn } from './zone.query.ts';
import { saveZoneMap } from './load-zone-maps.ts';

const on = (text: string) => Temporal.PlainDate.from(text);

const file = { origin: 'invented', asOf: '2026-01-01' } as const;

const zone = (id: string, adjacentZoneIds: string[]) => ({
  id,
  name: `Sone ${id}`,
  maxZones: 3,
  adjacentZoneIds,
  places: ['Elvedal'],
  labelPoint: [10.5, 59.5] as [number, number],
  shape: { type: 'Polygon' as const, coordinates: [[[10, 59] as [number, number]]] },
});

const databaseTest = databaseTestWith(async (test) => {
  await test.database.transaction(async (tx) => {
    const zones = [zone('b', ['a']), zone('a', ['b'])];
    await saveZoneMap(tx, 'akt', { ...file, validFrom: '2025-01-01', zones });
    await saveZoneMap(tx, 'akt', { ...file, validFrom: '2026-07-01', zones: [zone('a', [])] });
  });
  return test;
});

describe('the zone map', () => {
  databaseTest(
    'is the newest that has begun, as a whole and in its own order',
    async ({ database }) => {
      const ids = async (day: string) =>
        (await zonesOn(database, 'akt', on(day))).map(({ id }) => id);
      expect(await ids('2024-12-31')).toEqual([]);
      expect(await ids('2026-06-30')).toEqual(['b', 'a']);
      expect(await ids('2026-07-01')).toEqual(['a']);
      // The same on any day from one on, in one statement.
      const mapOn = await zoneMapsFrom(database, 'akt', on('2025-06-01'));
      const idsOn = (day: string) => mapOn(on(day)).map(({ id }) => id);
      expect(idsOn('2024-12-31')).toEqual([]);
      expect(idsOn('2025-06-01')).toEqual(['b', 'a']);
      expect(idsOn('2026-06-30')).toEqual(['b', 'a']);
      expect(idsOn('2026-07-01')).toEqual(['a']);
      const later = await zoneMapsFrom(database, 'akt', on('2026-07-01'));
      expect(later(on('2026-06-30'))).toEqual([]);
    },
  );

  databaseTest('has everything a map needs', async ({ database }) => {
    const [first] = await zoneMapOn(database, 'akt', on('2026-01-01'));
    expect(first).toEqual(zone('b', ['a']));
  });

  databaseTest('is not seen by another operator', async ({ database }) => {
    expect(await zonesOn(database, 'ruter', on('2026-01-01'))).toEqual([]);
  });
});
