import { projectOperators } from '#app/operators/read-operators.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { findInventedData } from '#platform/reference-data/invented-data.query.ts';
import {
  closeSomeMonth,
  storedPrices,
  storedSellers,
} from '#app/reference-data/test-reference-data.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { missingDataTexts } from '../reference-data/missing-data-text.ts';
import { referenceDataUsage, runReferenceDataCommand } from './reference-data-command.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const today = Temporal.PlainDate.from('2026-11-23');
const folder = mkdtempSync(join(tmpdir(), 'takst-reference-'));

let writeCount = 0;
function fileWith(content: object | string): string {
  const name = join(folder, `${(writeCount += 1)}.json`);
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}
const project = (name: string) => join(import.meta.dirname, '../../../database/reference', name);

const seller = {
  tenant: 'ruter',
  validFrom: '2018-01-01',
  name: 'RUTER AS',
  organisationNumber: '991609407',
  line1: 'Postboks 1030 Sentrum',
  postCode: '0104',
  city: 'OSLO',
  accountNumber: '15032080119',
  isInBusinessRegister: true,
};
const sellers = (changed: object = {}, file: object = {}) =>
  fileWith({
    sources: ['The operator.'],
    origin: 'fact',
    asOf: '2026-11-01',
    ...file,
    sellers: [{ ...seller, ...changed }],
  });
const prices = (price: number, changed: object = {}) =>
  fileWith({
    sources: ['The price list of 2027.'],
    origin: 'fact',
    asOf: '2026-11-01',
    tenant: 'ruter',
    prices: [
      {
        productId: 'company-ticket',
        profileId: 'ADULT',
        nrOfZones: 1,
        validFrom: '2027-01-28',
        price,
        ...changed,
      },
    ],
  });

const databaseTest = databaseTestWith(async (test) => {
  const run = async (...words: string[]) => {
    const { isDone, lines } = await runReferenceDataCommand(test.database, words, now);
    return { isDone, text: lines.join('\n') };
  };
  await run('load', project('vat-rates.json'), join(projectOperators, 'ruter/data.json'));
  return { ...test, run };
});

const recorded = async (database: Database) =>
  (await recordedChanges(database).execute()).filter(({ kind }) => kind === 'load-reference-data');

describe('the command for reference data', () => {
  databaseTest(
    'adds a dated price, says so and records it; the same again changes nothing',
    async ({ database, run }) => {
      const file = prices(799);
      const before = (await recorded(database)).length;
      const first = await run('load', file);
      expect(first.isDone).toBe(true);
      expect(first.text).toContain('1 added, 0 changed, 0 kept');
      expect(first.text).toContain('added products.price ruter company-ticket ADULT 1 2027-01-28');
      expect(await storedPrices(database, 'company-ticket')).toContain('2027-01-28 79900 fact');
      expect((await run('load', file)).text).toContain('0 added, 0 changed, 0 kept');
      const changes = await recorded(database);
      expect(changes).toHaveLength(before + 1);
      expect(changes.at(-1)).toMatchObject({
        tenant: 'ruter',
        channel: 'command',
        after: { referenceData: { rowCount: 1, rows: [{ outcome: 'added' }] } },
      });
    },
  );

  databaseTest('says what a check would change, and keeps nothing of it', async (test) => {
    const { text } = await test.run('check', prices(799, { validFrom: '2028-01-01' }));
    expect(text).toMatch(/1 added[^]+Nothing was changed/);
    expect(await storedPrices(test.database, 'company-ticket')).not.toContain(
      '2028-01-01 79900 fact',
    );
  });

  databaseTest(
    'changes rows of the same key, from what to what, and keeps those of a newer file',
    async ({ database, run }) => {
      const old = sellers({ tenant: 'akt' }, { asOf: '2026-11-01' });
      await run('load', old);
      const changed = await run(
        'load',
        sellers({ tenant: 'akt', accountNumber: '86011117947' }, { asOf: '2026-11-02' }),
      );
      expect(changed.text).toContain('account_number "15032080119" → "86011117947"');
      const again = await run('load', old);
      expect(again.text).toMatch(/1 kept[^]+a newer file has said otherwise/);
      expect(await storedSellers(database)).toEqual(['akt 2018-01-01 86011117947 fact']);
    },
  );

  databaseTest(
    'tells invented data from real: the project’s sellers are, until a file has the real one',
    async ({ database, run }) => {
      const invented = async () => {
        const inventedData = await findInventedData(database, {
          tenant: 'ruter',
          from: today,
          today,
        });
        return inventedData.map(({ kind, name }) => `${kind} ${name.nb}`);
      };
      const output = await run('load', project('sellers.json'));
      expect(output.text).toContain('rows are marked as invented');
      expect(await invented()).toEqual([
        'price Bedriftsbillett Oslo',
        'price Fribillett',
        'price Skolebillett',
        'seller RUTER AS, 86011117947',
      ]);
      await run('load', sellers());
      expect(await invented()).toEqual([
        'price Bedriftsbillett Oslo',
        'price Fribillett',
        'price Skolebillett',
      ]);
    },
  );

  databaseTest('counts invented rows only for days on which they are in force', async (test) => {
    const invented = async (from: string, day: string) => {
      const days = { from: Temporal.PlainDate.from(from), today: Temporal.PlainDate.from(day) };
      return (await findInventedData(test.database, { tenant: 'fjord', ...days })).length;
    };
    await test.run(
      'load',
      sellers({ tenant: 'fjord', validFrom: '2026-01-01' }, { origin: 'invented' }),
    );
    await test.run(
      'load',
      sellers({ tenant: 'fjord', validFrom: '2026-06-01' }, { asOf: '2026-11-02' }),
    );
    expect(await invented('2017-12-01', '2017-12-31')).toBe(0);
    expect(await invented('2026-05-31', '2026-11-23')).toBe(1);
    expect(await invented('2026-06-01', '2026-11-23')).toBe(0);
  });

  databaseTest('loads all files or none', async ({ database, run }) => {
    const { isDone, text } = await run(
      'load',
      prices(799, { validFrom: '2029-01-01' }),
      prices(1, { productId: 'no-ticket' }),
    );
    expect(isDone).toBe(false);
    expect(text).toContain('prices of ruter no-ticket, which is no product yet');
    expect(await storedPrices(database, 'company-ticket')).not.toContain('2029-01-01 79900 fact');
  });

  databaseTest('sets the first month of an operator until months are closed', async (test) => {
    const month = (text: string) =>
      fileWith({
        sources: ['The operator.'],
        origin: 'fact',
        asOf: '2026-11-01',
        firstMonths: [{ tenant: 'akt', month: text }],
      });
    const missing = () => missingDataTexts(test.database, { tenants: ['akt'], today });
    expect(await missing()).toContainEqual(expect.stringMatching(/^akt has no first month/));
    expect((await test.run('load', month('2026-10'))).text).toContain(
      'added invoices.first_month akt: month "2026-10-01"',
    );
    expect((await test.run('load', month('2026-11'))).text).toContain(
      '"2026-10-01" → "2026-11-01"',
    );
    expect(await missing()).not.toContainEqual(expect.stringMatching(/^akt has no first month/));
    await placeCompany(test.database, {
      tenant: 'akt',
      name: 'Agder Bygg',
      organisationNumber: '310000001',
      agreements: [{ subtype: 'SUBSCRIPTIONS' }],
    });
    await closeSomeMonth(test.database, 'akt');
    const refused = await test.run('load', month('2026-12'));
    expect(refused).toEqual({
      isDone: false,
      text: 'akt has closed months: its first month stays 2026-11-01',
    });
  });

  databaseTest.each([
    ['no file', ['load'], referenceDataUsage],
    ['another command', ['put', 'x.json'], referenceDataUsage],
    ['a file that is not there', ['load', '/nowhere.json'], 'cannot be read'],
    ['no JSON', ['load', fileWith('{')], 'is no JSON'],
    ['a section that is not known', ['load', sellers({}, { vat: [] })], 'vat'],
    ['a field that is not known', ['load', sellers({ iban: 'NO1' })], 'sellers.0'],
    ['no origin', ['load', sellers({}, { origin: undefined })], 'origin'],
    [
      'a wrong organisation number',
      ['load', sellers({ organisationNumber: '1' })],
      'sellers.0.organisationNumber',
    ],
    [
      'prices without an operator',
      [
        'load',
        fileWith({
          ...JSON.parse('{"sources":["x"],"origin":"fact","asOf":"2026-01-01","prices":[]}'),
        }),
      ],
      'tenant: is missing',
    ],
  ])('names what is wrong: %s', async ({ run }, _, words, fault) => {
    const { isDone, text } = await run(...words);
    expect(isDone).toBe(false);
    expect(text).toContain(fault);
  });
});
