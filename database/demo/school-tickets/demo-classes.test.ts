import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { demoCompanies } from '../demo-companies.ts';
import { pupilsOf } from './demo-classes.ts';
import { knownPupils } from './known-pupils.ts';

const pupilsOfWorld = (seed = 1) => {
  const usedPhones = perTenant(() => new Set<string>());
  return demoCompanies().map((company, place) => ({
    company,
    pupils: pupilsOf({ company, chance: chanceFrom(seed + place), usedPhones }),
  }));
};
const world = pupilsOfWorld();
const pupils = world.flatMap((one) => one.pupils);
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('pupils with school tickets', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(JSON.stringify(pupilsOfWorld())).toBe(JSON.stringify(world));
    expect(JSON.stringify(pupilsOfWorld(2))).not.toBe(JSON.stringify(world));
  });

  it('are in schools alone, in classes of a usual size', () => {
    for (const { company, pupils: own } of world) {
      const isSchool = company.agreements.some(({ subtype }) => subtype === 'SCHOOLTICKET');
      expect([company.key, own.length > 0]).toEqual([company.key, isSchool]);
      const classes = Map.groupBy(own, ({ className }) => className);
      expect([...classes.keys()]).toEqual(company.classes ?? []);
      for (const inClass of classes.values()) {
        expect(inClass.length).toBeGreaterThanOrEqual(18);
        expect(inClass.length).toBeLessThanOrEqual(30);
      }
    }
  });

  it('could each get a ticket: nobody has the name, class, phone, card or number of another', () => {
    for (const { pupils: own } of world) {
      const names = own.map((one) => `${one.firstName} ${one.lastName} ${one.className}`);
      expect(twice(names)).toEqual([]);
      expect(twice(own.map(({ studentId }) => studentId))).toEqual([]);
    }
    expect(twice(pupils.flatMap(({ phone }) => phone ?? []))).toEqual([]);
    expect(twice(pupils.flatMap(({ cardNumber }) => cardNumber ?? []))).toEqual([]);
  });

  it('have a phone, a card of 10, 11 or 16 digits, or neither', () => {
    for (const { firstName, lastName, phone, cardNumber } of pupils) {
      expect(`${firstName} ${lastName}`).toMatch(/^.{2,50}$/);
      if (phone !== null) expect(phone).toMatch(/^[49]\d{7}$/);
      if (cardNumber !== null) expect(cardNumber).toMatch(/^(\d{10}|\d{11}|\d{16})$/);
      expect(phone !== null && cardNumber !== null).toBe(false);
    }
    const lengths = new Set(pupils.flatMap(({ cardNumber }) => cardNumber?.length ?? []));
    expect(lengths).toEqual(new Set([10, 11, 16]));
    const withNeither = pupils.filter((one) => one.phone === null && one.cardNumber === null);
    expect(withNeither.length).toBeGreaterThan(2);
    expect(withNeither.length).toBeLessThan(pupils.length / 5);
  });

  it('are everybody whom the documentation names', () => {
    const named = pupils.filter(({ situation }) => situation !== null);
    const inClasses = ['8A', '8B', '9A', '9B', '10A', '10B'].flatMap((className) =>
      knownPupils.filter((pupil) => pupil.className === className),
    );
    expect(named).toMatchObject(inClasses);
    expect(named.filter(({ lastName }) => lastName === 'Lie')).toHaveLength(2);
  });
});
