import { describe, expect, it } from 'vitest';
import type { NetexContext, NetexMapping } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { readNetexPrices } from './read-netex-prices.ts';
import { fareFrame, fareTable, inPieces, netexFile } from './test-netex-file.ts';

const nothingMapped: NetexMapping = { products: {}, profiles: {}, zones: {} };
const contextOf = (mapping: Partial<NetexMapping> = {}): NetexContext => ({
  mapping: { ...nothingMapped, ...mapping },
  productIds: ['company-ticket', '30-day'],
  profileIds: ['ADULT', 'SENIOR'],
  zonesBetween: (from, to) => (from === to ? 1 : from === 'unknown' ? null : 2),
});
const read = (text: string, mapping?: Partial<NetexMapping>) =>
  readNetexPrices(inPieces(text), contextOf(mapping));
const tables = (...parts: string[]) => netexFile(fareFrame(parts.join('')));
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

const monthly = fareTable({
  product: '30-day',
  profile: 'ADULT',
  from: '2027-01-28T00:00:00',
  prices: [
    [1, '922'],
    [2, '1640.50'],
  ],
});

describe('a NeTEx file', () => {
  it('gives the prices of its fare tables, with what tables around them say', async () => {
    const { rows, errors, unknown } = await read(tables(monthly));
    expect([errors, unknown]).toEqual([[], []]);
    expect(rows.map((row) => ({ ...row, validFrom: String(row.validFrom) }))).toEqual([
      {
        productId: '30-day',
        profileId: 'ADULT',
        nrOfZones: 1,
        validFrom: '2027-01-28',
        priceOre: 922_00,
      },
      {
        productId: '30-day',
        profileId: 'ADULT',
        nrOfZones: 2,
        validFrom: '2027-01-28',
        priceOre: 1_640_50,
      },
    ]);
  });

  it('is read the same in pieces of any size', async () => {
    const text = tables(monthly);
    const whole = await readNetexPrices(inPieces(text, 1_000_000), contextOf());
    expect(whole.rows).toHaveLength(2);
    expect(await readNetexPrices(inPieces(text, 1), contextOf())).toEqual(whole);
  });

  it('takes the prices of cells by their columns, rows and own references', async () => {
    const { rows, errors } = await read(
      tables(`
        <FareTable id="T" version="1">
          <ValidBetween><FromDate>2027-01-27T23:00:00Z</FromDate></ValidBetween>
          <pricesFor><PreassignedFareProductRef ref="X:PreassignedFareProduct:30-day"/></pricesFor>
          <columns>
            <FareTableColumn id="c1"><representing><UserProfileRef ref="X:UserProfile:ADULT"/></representing></FareTableColumn>
            <FareTableColumn id="c2"><representing><UserProfileRef ref="X:UserProfile:SENIOR"/></representing></FareTableColumn>
          </columns>
          <cells>
            <Cell id="1" order="1">
              <GeographicalIntervalPrice id="p1"><Amount>900.00</Amount></GeographicalIntervalPrice>
              <GeographicalIntervalRef ref="RUT:GeographicalInterval:1"/>
              <ColumnRef ref="c1"/>
            </Cell>
            <Cell id="2" order="2">
              <GeographicalIntervalPrice id="p2"><Amount>450</Amount></GeographicalIntervalPrice>
              <GeographicalIntervalRef ref="RUT:GeographicalInterval:1"/>
              <ColumnRef ref="c2"/>
            </Cell>
          </cells>
        </FareTable>`),
    );
    expect(errors).toEqual([]);
    expect(
      rows.map(({ profileId, priceOre, validFrom }) => [profileId, priceOre, String(validFrom)]),
    ).toEqual([
      ['ADULT', 900_00, '2027-01-28'],
      ['SENIOR', 450_00, '2027-01-28'],
    ]);
  });

  it('counts zones between the tariff zones of a distance matrix element, wherever it is defined', async () => {
    const priced = (element: string, kroner: number) => `
      <DistanceMatrixElementPrice id="p-${element}"><Amount>${kroner}</Amount>
        <DistanceMatrixElementRef ref="${element}"/></DistanceMatrixElementPrice>`;
    const defined = (id: string, from: string, to: string) => `
      <DistanceMatrixElement id="${id}"><StartTariffZoneRef ref="${from}"/><EndTariffZoneRef ref="${to}"/></DistanceMatrixElement>`;
    const table = `
      <FareTable id="T"><ValidBetween><FromDate>2027-02-01</FromDate></ValidBetween>
        <pricesFor><PreassignedFareProductRef ref="X:PreassignedFareProduct:30-day"/></pricesFor>
        <limitations><UserProfileRef ref="X:UserProfile:ADULT"/></limitations>
        <prices>${priced('one', 900)}${priced('two', 1_600)}${priced('three', 1_600)}</prices></FareTable>`;
    const elementsWith = (zone: string) =>
      `<distanceMatrixElements>${defined('one', 'A', 'A')}${defined('two', zone, 'B')}${defined('three', 'B', 'A')}</distanceMatrixElements>`;
    const fileWith = (zone: string) => netexFile(fareFrame(table) + elementsWith(zone));
    const { rows } = await read(fileWith('A'));
    expect(rows.map(({ nrOfZones, priceOre }) => [nrOfZones, priceOre])).toEqual([
      [1, 900_00],
      [2, 1_600_00],
    ]);
    const { rows: none, unknown } = await read(fileWith('unknown'));
    expect(none).toEqual([]);
    expect(unknown).toMatchObject([{ kind: 'zones', id: 'two', prices: 1 }]);
  });

  it('does not take the days and references of products for those of prices', async () => {
    const products = `<fareProducts><PreassignedFareProduct id="X:PreassignedFareProduct:other">
      <ValidBetween><FromDate>1999-01-01</FromDate></ValidBetween>
      <limitations><UserProfileRef ref="X:UserProfile:SENIOR"/></limitations>
      <prices><FareProductPrice id="f"><Amount>1</Amount></FareProductPrice></prices></PreassignedFareProduct></fareProducts>`;
    const { rows, errors } = await read(
      netexFile(fareFrame(monthly).replace('<fareTables>', `${products}<fareTables>`)),
    );
    expect(errors).toEqual([]);
    expect(rows.map(({ profileId, validFrom }) => `${profileId} ${String(validFrom)}`)).toEqual([
      'ADULT 2027-01-28',
      'ADULT 2027-01-28',
    ]);
  });
});

describe('ids of a NeTEx file that are none of the operator’s', () => {
  const text = tables(
    monthly,
    fareTable({
      product: 'Periodebillett',
      profile: 'Voksen',
      from: '2027-01-28',
      prices: [
        [1, '900'],
        [2, '1600'],
      ],
    }),
  );

  it('are listed with their first line, and nothing is taken', async () => {
    expect(await read(text)).toEqual({
      rows: [],
      errors: [],
      unknown: [
        {
          kind: 'product',
          id: 'RUT:PreassignedFareProduct:Periodebillett',
          line: lineOf(
            text,
            '<GeographicalIntervalPrice id="RUT:GeographicalIntervalPrice:Periodebillett',
          ),
          prices: 2,
        },
      ],
    });
  });

  it('are what the mapping says, or left out', async () => {
    const products = { 'RUT:PreassignedFareProduct:Periodebillett': 'company-ticket' };
    const { unknown } = await read(text, { products });
    expect(unknown).toMatchObject([{ kind: 'profile', id: 'RUT:UserProfile:Voksen' }]);
    const { rows } = await read(text, {
      products,
      profiles: { 'RUT:UserProfile:Voksen': 'ADULT' },
    });
    expect(rows.filter(({ productId }) => productId === 'company-ticket')).toHaveLength(2);
    const left = await read(text, {
      products: { 'RUT:PreassignedFareProduct:Periodebillett': null },
      zones: { 'RUT:GeographicalInterval:2': null },
    });
    expect(left.rows.map(({ productId, nrOfZones }) => [productId, nrOfZones])).toEqual([
      ['30-day', 1],
    ]);
    const moreZones = await read(text, {
      products: { 'RUT:PreassignedFareProduct:Periodebillett': null },
      zones: { 'RUT:GeographicalInterval:2': 9 },
    });
    expect(moreZones.rows.map(({ nrOfZones }) => nrOfZones)).toEqual([1, 9]);
  });
});

describe('a NeTEx file with a fault', () => {
  const amount = '<Amount>1640.50</Amount>';
  const price = '<GeographicalIntervalPrice id="RUT:GeographicalIntervalPrice:30-day-ADULT-2"';
  it.each([
    ['WRONG_AMOUNT', amount, '<Amount>-5</Amount>'],
    ['WRONG_AMOUNT', amount, '<Amount>16,40</Amount>'],
    ['WRONG_AMOUNT', amount, '<Amount/>'],
    ['WRONG_CURRENCY', amount, `${amount}<PriceUnitRef ref="SEK"/>`],
    ['WRONG_CURRENCY', amount, `<Currency>EUR</Currency>${amount}`],
    ['NO_ZONES', '<GeographicalIntervalRef ref="RUT:GeographicalInterval:2" version="1"/>', ''],
    ['TWO_PRICES', 'ref="RUT:GeographicalInterval:2"', 'ref="RUT:GeographicalInterval:1"'],
  ])('names the line of a price with %s (%s)', async (reason, from, to) => {
    const text = tables(monthly).replace(from, to);
    expect(await read(text)).toEqual({
      rows: [],
      errors: [{ line: lineOf(text, price), reason }],
      unknown: [],
    });
  });

  it.each([
    ['NO_DATE', /<validityConditions>[^]*<\/validityConditions>/, ''],
    ['WRONG_DATE', '<FromDate>2027-01-28T00:00:00', '<FromDate>2027-02-30'],
    ['NO_PRODUCT', /<pricesFor>[^]*<\/pricesFor>/, ''],
    ['NO_PROFILE', /<limitations>[^]*<\/limitations>/, ''],
  ])('names each price with %s', async (reason, from, to) => {
    const { rows, errors } = await read(tables(monthly).replace(from, to));
    expect(rows).toEqual([]);
    expect(errors.map((error) => error.reason)).toEqual([reason, reason]);
  });

  it.each([
    ['NOT_XML', '</limitations>', ''],
    ['NOT_XML', '</PublicationDelivery>', ''],
    ['NOT_XML', '<Amount>922', '<Amount>&naught;'],
    ['DOCUMENT_TYPE', '<PublicationDelivery', '<!DOCTYPE a [<!ENTITY b "c">]><PublicationDelivery'],
    ['NOT_NETEX', /PublicationDelivery/g, 'Document'],
    ['NO_PRICES', /<fareTables>[^]*<\/fareTables>/, ''],
    ['TOO_LARGE_PART', '<Amount>922', `<Amount>${'9'.repeat(2_100_000)}`],
    ['TOO_LARGE_PART', '<prices>', '<a>'.repeat(80)],
  ])('is refused as %s, and never half of it is taken', async (reason, from, to) => {
    const { rows, errors } = await readNetexPrices(
      inPieces(tables(monthly).replace(from, to), 60_000),
      contextOf(),
    );
    expect(rows).toEqual([]);
    expect(errors.map((error) => error.reason)).toEqual([reason]);
    expect(errors[0]?.line).toBeGreaterThan(0);
  });

  it('is refused when its letters are not UTF-8', async () => {
    const text = tables(monthly).replace('RUT:FareFrame:1', 'Blåsone');
    const { errors } = await readNetexPrices(
      (async function* bytes() {
        yield Buffer.from(text, 'latin1');
      })(),
      contextOf(),
    );
    expect(errors.map(({ reason }) => reason)).toEqual(['NOT_UTF_8']);
  });

  it('names a hundred faults and no more', async () => {
    const table = fareTable({
      product: '30-day',
      profile: 'ADULT',
      from: '2027-01-28',
      prices: Array.from({ length: 300 }, () => [1, 'free'] as const),
    });
    const { errors } = await read(tables(table));
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)?.reason).toBe('TOO_MANY_FAULTS');
  });

  it('is refused when it has more prices than a proposal may have', async () => {
    const table = fareTable({
      product: '30-day',
      profile: 'ADULT',
      from: '2027-01-28',
      prices: Array.from({ length: 10_001 }, () => [1, '5'] as const),
    });
    const { errors } = await read(tables(table));
    expect(errors.map(({ reason }) => reason)).toEqual(['TOO_MANY_PRICES']);
  });
});
