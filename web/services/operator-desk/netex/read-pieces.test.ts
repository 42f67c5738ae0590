import { nothingMapped } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { describe, expect, it } from 'vitest';
import { withAnswers } from './id-answers.ts';
import { readPiecesOf } from './read-pieces.ts';

const price = (from: string, to: string) => `
  <DistanceMatrixElementPrice id="p"><Amount>900</Amount>
    <DistanceMatrixElementRef ref="${from}-${to}"/></DistanceMatrixElementPrice>`;
const element = (from: string, to: string) =>
  `<DistanceMatrixElement id="${from}-${to}"><StartTariffZoneRef ref="${from}"/><EndTariffZoneRef ref="${to}"/></DistanceMatrixElement>`;
const fileOf = (product: string) =>
  new Blob([
    `<PublicationDelivery>${element('A', 'C')}<FareTable id="T">
       <ValidBetween><FromDate>2027-02-01</FromDate></ValidBetween>
       <pricesFor><PreassignedFareProductRef ref="X:Product:${product}"/></pricesFor>
       <limitations><UserProfileRef ref="X:UserProfile:ADULT"/></limitations>
       ${price('A', 'C')}</FareTable></PublicationDelivery>`,
  ]);
const zone = (id: string, ...adjacentZoneIds: string[]) => ({
  id,
  name: id,
  adjacentZoneIds,
  maxZones: 3,
});
const request = (product: string) => ({
  file: fileOf(product),
  mapping: nothingMapped,
  productIds: ['single'],
  fareMap: { zones: [zone('A', 'B'), zone('B', 'A', 'C'), zone('C', 'B')], pair: null },
});
const row = {
  productId: 'single',
  profileId: 'ADULT',
  nrOfZones: 3,
  validFrom: '2027-02-01',
  priceOre: 900_00,
};

describe('a NeTEx file in the browser', () => {
  it('gives prices by the zones of the operator, and reports as it goes', async () => {
    let reports = 0;
    const read = await readPiecesOf(request('single'), () => (reports += 1));
    expect(read).toEqual({ rows: [row], errors: [], unknown: [] });
    expect(reports).toBeGreaterThan(0);
  });

  it('in another encoding is refused, not read with other letters', async () => {
    const latin = Uint8Array.from('<PublicationDelivery>S\u00f8ndag', (letter) =>
      letter.charCodeAt(0),
    );
    const read = await readPiecesOf(
      { ...request('single'), file: new Blob([latin]) },
      () => undefined,
    );
    expect(read).toMatchObject({ rows: [], errors: [{ reason: 'NOT_UTF_8' }] });
  });

  it('is read again with what the user has said of its ids', async () => {
    const first = await readPiecesOf(request('Enkelt'), () => undefined);
    expect(first).toMatchObject({ rows: [], unknown: [{ id: 'X:Product:Enkelt', prices: 1 }] });
    const answers = { 'product X:Product:Enkelt': 'single', 'zones A-C': '2' };
    const zones = { kind: 'zones', id: 'A-C', line: 1, prices: 1 } as const;
    const mapping = withAnswers(nothingMapped, [...first.unknown, zones], answers);
    const again = await readPiecesOf({ ...request('Enkelt'), mapping }, () => undefined);
    expect(again.rows).toEqual([{ ...row, nrOfZones: 2 }]);
    const leftOut = withAnswers(mapping, first.unknown, { 'product X:Product:Enkelt': '-' });
    const none = await readPiecesOf({ ...request('Enkelt'), mapping: leftOut }, () => undefined);
    expect(none).toEqual({ rows: [], errors: [], unknown: [] });
  });
});
