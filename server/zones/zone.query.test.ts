import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { zoneMapOn, zonesOn } from './zone.query.ts';
import { saveZoneMap } from './zone.store.ts';

const on = (text: string) => Temporal.PlainDate.from(text);

const zone = (id: string, adjacentZoneIds: string[]) => ({
  id,
  name: `Sone ${id}`,
  maxZones: 3,
  adjacentZoneIds,
  places: ['Elvedal'],
  labelPoint: [10.5, 59.5] as [number, number],
  shape: { type: 'Polygon' as const, coordinates: [[[10, 59] as [number, number]]] },
});

describe.each(testDatabases)('the zone map on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.transaction(async (tx) => {
      const zones = [zone('b', ['a']), zone('a', ['b'])];
      await saveZoneMap(tx, 'akt', { validFrom: '2025-01-01', zones });
      await saveZoneMap(tx, 'akt', { validFrom: '2026-07-01', zones: [zone('a', [])] });
    });
  }, 60_000);
  afterAll(() => test.drop());

  it('is the newest that has begun, as a whole and in its own order', async () => {
    const ids = async (day: string) =>
      (await zonesOn(test.database, 'akt', on(day))).map(({ id }) => id);
    expect(await ids('2024-12-31')).toEqual([]);
    expect(await ids('2026-06-30')).toEqual(['b', 'a']);
    expect(await ids('2026-07-01')).toEqual(['a']);
  });

  it('has everything a map needs', async () => {
    const [first] = await zoneMapOn(test.database, 'akt', on('2026-01-01'));
    expect(first).toEqual(zone('b', ['a']));
  });

  it('is not seen by another operator', async () => {
    expect(await zonesOn(test.database, 'ruter', on('2026-01-01'))).toEqual([]);
  });
});
