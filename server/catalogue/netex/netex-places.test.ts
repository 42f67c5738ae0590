import { describe, expect, it } from 'vitest';
import { readNetexPrices } from './read-netex-prices.ts';
import { fareFrame, fareTable, inPieces, netexFile } from './test-netex-file.ts';

const read = (text: string, size = 5_000) =>
  readNetexPrices(inPieces(text, size), {
    mapping: { products: {}, profiles: {}, zones: {} },
    productIds: ['30-day'],
    profileIds: ['ADULT'],
    zonesBetween: () => null,
  });
const fileWith = (zones: string) =>
  netexFile(
    fareFrame(
      fareTable({ product: '30-day', profile: 'ADULT', from: '2027-01-28', prices: [[1, 'free']] }),
    ).replace('<fareTables>', `${zones}<fareTables>`),
  );
const lineOf = (text: string) =>
  text.slice(0, text.indexOf('<GeographicalIntervalPrice ')).split('\n').length;

describe('the line of an error', () => {
  const longText = 'one line\n'.repeat(20_000);
  it.each([
    ['a comment of many lines', `<!--${longText}-->`],
    ['two of them', `<!--${longText}--><a/>\n<!--${longText}-->\n`],
    ['a text of many lines', `<Name>${longText}</Name>`],
    ['CDATA of many lines', `<Name><![CDATA[${longText}]]></Name>`],
    ['a tag of many lines', `<Name a="${longText}"/>`],
    ['an instruction', '<?one\n\n?>\n'],
    ['short comments', '<!-- one -->\n'.repeat(200)],
    ['line ends of Windows', '<a>\r\n</a>\r\n'.repeat(80)],
  ])('is that of its price after %s', async (_, before) => {
    const text = fileWith(before);
    for (const size of [777, 65_536, 1_000_000]) {
      const { errors } = await read(text, size);
      expect(errors).toEqual([{ line: lineOf(text), reason: 'WRONG_AMOUNT' }]);
    }
  });
});

describe('a price for more zones than a proposal takes', () => {
  it('is an error by its line; one for the most zones is none', async () => {
    const text = fileWith('').replace('free', '900');
    const most = text.replace('<NumberOfUnits>1<', '<NumberOfUnits>99<');
    expect((await read(most)).rows).toMatchObject([{ nrOfZones: 99 }]);
    const more = text.replace('<NumberOfUnits>1<', '<NumberOfUnits>100<');
    expect(await read(more)).toMatchObject({
      rows: [],
      errors: [{ line: lineOf(more), reason: 'TOO_MANY_ZONES' }],
    });
  });
});

describe('a text of a NeTEx file', () => {
  const text = fileWith('').replace('free', '900');
  it.each([
    ['CDATA', '<Amount>900', '<Amount><![CDATA[900]]>'],
    ['entities', '<Amount>900', '<Amount>&#57;00'],
    ['an id with an entity', 'UserProfile:ADULT"', 'UserProfile:&#x41;DULT"'],
    ['a prefix', /Amount>/g, 'n:Amount>'],
  ])('may be %s', async (_, from, to) => {
    const { rows } = await read(text.replace(from, to));
    expect(rows).toMatchObject([{ profileId: 'ADULT', priceOre: 900_00 }]);
  });

  it.each([
    ['an unknown entity in an id', 'UserProfile:ADULT"', 'UserProfile:&one;ADULT"'],
    ['a second root', /$/, '<PublicationDelivery></PublicationDelivery>'],
    ['a text after its root', /$/, 'more'],
    ['an attribute without quotes', 'ref="RUT:UserProfile:ADULT"', 'ref=ADULT'],
  ])('may not be %s', async (_, from, to) => {
    const { rows, errors } = await read(text.replace(from, to));
    expect(rows).toEqual([]);
    expect(errors.map(({ reason }) => reason)).toEqual(['NOT_XML']);
  });

  it('is no part of JavaScript when it is called so', async () => {
    const { rows, unknown } = await read(
      text.replace('ref="RUT:GeographicalInterval:1"', 'ref="constructor"'),
    );
    expect(rows).toEqual([]);
    expect(unknown).toMatchObject([{ kind: 'zones', id: 'constructor' }]);
  });
});
