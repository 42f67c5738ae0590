import { mkdtempSync, globSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importReferenceData } from './import-reference-data.ts';

type Products = { products: { prices: { price: number }[] }[] };
type Zones = {
  features: { properties: { id: string }; geometry: { coordinates: number[][][] } }[];
};

const square = (corner: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [corner, 59],
      [corner + 1, 59],
      [corner + 1, 60.00004],
      [corner, 60],
      [corner, 59],
    ],
  ],
});

const zones = (ids: string[]) => ({
  maxZonesPeriod: 3,
  zones: ids.map((id, at) => ({
    id,
    name: `Sone ${id}`,
    adjacentZoneIds: ids.filter((other) => other !== id),
    labelPoint: [10.5 + at, 59.5],
    municipalities2024: [
      { name: 'Flis', percentOfMunicipality: 1 },
      { name: 'Stor', percentOfMunicipality: 80 },
    ],
  })),
});

const shapes = (ids: string[]) => ({
  features: ids.map((id, at) => ({ properties: { id }, geometry: square(10 + at) })),
});

const year = { ADULT: { '1': 8966, '2': 15_894, '3': 22_845 } };

function sources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  for (const part of ['prices', 'postal', 'brreg']) mkdirSync(join(folder, part));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  for (const operator of ['ruter', 'akt']) {
    write(`${operator}-zones.json`, zones(['b', 'a']));
    write(`${operator}-zones.geojson`, shapes(['a', 'b']));
  }
  write('prices/ruter-prices.json', {
    priceLists: [{ validFrom: '2024-01-28', '30-day': year, '365-day': year }],
  });
  write('prices/akt-prices.json', {
    period30dayAdultByZone: year,
    single: { validFrom: '2025-02-01', prepaid: { ADULT: { '1': 37.5 } } },
  });
  writeFileSync(
    join(folder, 'postal/postnummer.csv'),
    'postnummer;poststed;kommunenummer;kommune;kategori\r\n0155;OSLO;0301;OSLO;G\r\n0001;OSLO;0301;OSLO;P\r\n',
  );
  write('brreg/enheter.json', [{ organisasjonsnummer: '991609407', navn: 'RUTER AS' }]);
  write('brreg/underenheter.json', [{ organisasjonsnummer: '990013608' }]);
  write('brreg/edge-cases-synthetic.json', {
    cases: [
      { http: 200, body: { organisasjonsnummer: '312902745', konkurs: true } },
      { http: 410, orgnr: '312901374' },
      { http: 404, orgnr: '312999900' },
    ],
  });
  return folder;
}

const imported = (from: string) => {
  const to = mkdtempSync(join(tmpdir(), 'imported-'));
  importReferenceData(from, to);
  return Object.fromEntries(
    globSync('**/*.*json', { cwd: to }).map((name) => [name, readFileSync(join(to, name), 'utf8')]),
  );
};

describe('the import of reference data', () => {
  const from = sources();
  const files = imported(from);

  it('writes the same bytes for the same sources', () => {
    expect(imported(from)).toEqual(files);
  });

  it('keeps the source of what it writes in the file', () => {
    for (const text of Object.values(files)) expect(text).toContain('"sources": [\n    "');
  });

  it('prices a company month at a twelfth of the year, rounded down', () => {
    const { products } = JSON.parse(files['operators/ruter/data.json'] ?? '') as Products;
    expect(products[0]?.prices.map((row) => row.price)).toEqual([747, 1324, 1903]);
  });

  it('keeps post codes in order, and units of the register as they are', () => {
    const { postAreas } = JSON.parse(files['database/reference/post-areas.json'] ?? '') as {
      postAreas: unknown;
    };
    expect(postAreas).toMatchObject([
      { postCode: '0001' },
      { postCode: '0155', area: 'OSLO', municipality: 'OSLO' },
    ]);
    expect(JSON.parse(files['database/reference/company-register.json'] ?? '')).toMatchObject({
      units: [{ navn: 'RUTER AS' }, { konkurs: true }],
      subUnits: [{ organisasjonsnummer: '990013608' }],
      removed: ['312901374'],
    });
  });

  it('turns outer rings clockwise, rounds to ten metres and leaves slivers of municipalities out', () => {
    const zone = (JSON.parse(files['operators/akt/zones.geojson'] ?? '') as Zones).features[0];
    expect(zone).toMatchObject({ properties: { id: 'a', places: ['Stor'] } });
    expect(zone?.geometry.coordinates[0]?.[1]).toEqual([10, 60]);
  });
});
