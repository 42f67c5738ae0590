import { describe, expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { changeHolders, emptyHolders, type HolderDetails, saveHolders } from './holder.store.ts';
import { holdersOfPhone } from './holders-of-phone.query.ts';
import { giveCostCentreAndNote, storedHolders } from './test-holders.store.ts';

const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
const norwegian = { phoneCountryCode: '+47', phone: '41000001' };
const kari: HolderDetails = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  employeeId: '4711',
  ...norwegian,
  birthDate: Temporal.PlainDate.from('2012-05-17'),
  className: '9A',
  cardName: 'Kari N',
};
const nobody = Object.fromEntries(Object.keys(kari).map((name) => [name, null]));

const databaseTest = databaseTestWith(async ({ database }) => {
  const placeOf = (organisationNumber: string, tenant: 'ruter' | 'akt' = 'ruter') =>
    placeCompany(database, { name: `Firma ${organisationNumber}`, organisationNumber, tenant });
  const [companyId, otherId] = [await placeOf('310001015'), await placeOf('310001023')];
  const foreignId = await placeOf('310001031', 'akt');
  const save = (
    at: number,
    details: readonly HolderDetails[],
    kind: 'subscriber' | 'pupil' = 'pupil',
  ) =>
    database.transaction((tx) =>
      saveHolders(
        tx,
        at === foreignId ? 'akt' : 'ruter',
        details.map((one) => ({ companyId: at, kind, ...one })),
      ),
    );
  const keyOf = (id: number) => ({ companyId, id });
  return { database, companyId, otherId, foreignId, save, keyOf };
}, 'test');

describe('what is known of holders', () => {
  databaseTest('is what a change says, of its holders alone', async (test) => {
    const { database, companyId, save, keyOf } = test;
    const [one = 0, other = 0] = await save(companyId, [kari, { ...kari, firstName: 'Ola' }]);
    expect(await storedHolders(database, [one, other])).toEqual([
      { ...kari, erasedAt: null },
      { ...kari, firstName: 'Ola', erasedAt: null },
    ]);
    const change = (details: HolderDetails, tenant: 'ruter' | 'akt' = 'ruter') =>
      database.transaction((tx) => changeHolders(tx, tenant, [{ ...keyOf(one), ...details }]));
    await change({ firstName: 'Nobody' }, 'akt');
    expect(await storedHolders(database, [one])).toMatchObject([kari]);
    // What is missing is not known any more.
    await change({ firstName: 'Karin', className: '10A' });
    expect(await storedHolders(database, [one, other])).toEqual([
      { ...nobody, firstName: 'Karin', className: '10A', erasedAt: null },
      { ...kari, firstName: 'Ola', erasedAt: null },
    ]);
  });

  databaseTest('is gone once they are erased, whatever comes later', async (test) => {
    const { database, companyId, save, keyOf } = test;
    const [erased = 0, other = 0] = await save(companyId, [kari, kari], 'subscriber');
    await giveCostCentreAndNote(database, erased);
    await database.transaction((tx) => emptyHolders(tx, [keyOf(erased)], now));
    const late = { ...keyOf(erased), ...kari };
    await database.transaction((tx) => changeHolders(tx, 'ruter', [late]));
    expect(await storedHolders(database, [erased, other])).toEqual([
      { ...nobody, erasedAt: now },
      { ...kari, erasedAt: null },
    ]);
  });
});

describe('the holders of a phone', () => {
  databaseTest('are those of every company of an operator', async (test) => {
    const { database, companyId, otherId, foreignId, save, keyOf } = test;
    const [own = 0, swedish = 0, longer = 0, erased = 0] = await save(companyId, [
      kari,
      { ...kari, phoneCountryCode: '+46' },
      { ...kari, phone: `${norwegian.phone}2` },
      kari,
    ]);
    const [elsewhere = 0] = await save(otherId, [kari]);
    const [foreign = 0] = await save(foreignId, [kari]);
    await database.transaction((tx) => emptyHolders(tx, [keyOf(erased)], now));
    const find = (phone: string, tenant: 'ruter' | 'akt' = 'ruter') =>
      database.transaction((tx) => holdersOfPhone(tx, { tenant, phone }));
    expect(await find('+4741000001')).toEqual([keyOf(own), { companyId: otherId, id: elsewhere }]);
    expect(await find('+4641000001')).toEqual([keyOf(swedish)]);
    expect(await find('+47410000012')).toEqual([keyOf(longer)]);
    expect(await find('+4741000001', 'akt')).toEqual([{ companyId: foreignId, id: foreign }]);
  });
});
