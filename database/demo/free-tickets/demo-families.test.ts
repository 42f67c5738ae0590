import { tenantIds, perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { demoCompanies } from '../demo-companies.ts';
import { familiesOf } from './demo-families.ts';
import { knownFamilies } from './known-families.ts';

const day = Temporal.PlainDate.from('2026-03-06');

const familiesAt = (today: Temporal.PlainDate, seed = 1) => {
  const usedPhones = perTenant(() => new Set<string>());
  return demoCompanies().map((company, place) => ({
    company,
    families: familiesOf({ company, chance: chanceFrom(seed + place), usedPhones, today }),
  }));
};
const world = familiesAt(day);
const families = world.flatMap((one) => one.families);
const members = families.flatMap((family) => family.members);
const ageOn = (birthDate: Temporal.PlainDate, today: Temporal.PlainDate) =>
  birthDate.until(today, { largestUnit: 'years' }).years;

const knownFamily = (first: string, today: Temporal.PlainDate) => {
  const families = familiesAt(today)
    .flatMap((one) => one.families)
    .flatMap((family) => family.members)
    .find(({ firstName }) => firstName === first);
  if (!families) throw new Error(`Nobody is called ${first}.`);
  const { birthDate } = families;
  return {
    age: ageOn(birthDate, today),
    turns: today.year - birthDate.year,
    month: birthDate.month,
    day: birthDate.day,
    phone: families.phone,
  };
};

describe('families with free tickets', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    expect(JSON.stringify(familiesAt(day))).toBe(JSON.stringify(world));
    expect(JSON.stringify(familiesAt(day, 2))).not.toBe(JSON.stringify(world));
  });

  it('are in every company with a running free-ticket agreement, and in no other', () => {
    for (const { company, families: own } of world) {
      const runs = company.agreements.some(
        ({ subtype, endedMonthsAgo }) => subtype === 'FREETICKET' && endedMonthsAgo === undefined,
      );
      expect([company.key, own.length > 0]).toEqual([company.key, runs]);
      for (const { department } of own) {
        expect(company.agreements[department]).toMatchObject({ subtype: 'FREETICKET' });
        expect(company.agreements[department]).not.toHaveProperty('endedMonthsAgo');
      }
    }
  });

  it('belong to several departments where a company has several', () => {
    const [large] = world.filter(({ company }) => company.key === 'free-ticket');
    expect(new Set(large?.families.map(({ department }) => department))).toEqual(new Set([0, 1]));
  });

  it('have one employee or pensioner each, by a number of their own', () => {
    for (const { families: own } of world) {
      const numbers = own.map(({ employeeId }) => employeeId);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    for (const family of families) {
      const [first, ...others] = family.members.map(({ holderType }) => holderType);
      expect(first).not.toBe('FAMILY_MEMBER');
      expect(others.every((holderType) => holderType === 'FAMILY_MEMBER')).toBe(true);
    }
  });

  it('have names of 2 to 50 characters, past birth dates, and a phone once at an operator', () => {
    for (const { firstName, lastName, birthDate, phone } of members) {
      for (const name of [firstName, lastName]) expect(name).toMatch(/^.{2,50}$/);
      expect(Temporal.PlainDate.compare(birthDate, day)).toBeLessThan(0);
      if (phone !== null) expect(phone).toMatch(/^[49]\d{7}$/);
    }
    for (const tenant of tenantIds()) {
      const phones = world
        .filter(({ company }) => company.tenant === tenant)
        .flatMap((one) => one.families.flatMap((family) => family.members))
        .flatMap(({ phone }) => phone ?? []);
      expect(new Set(phones).size).toBe(phones.length);
    }
  });

  it('are large and small, with children who have no phone', () => {
    const sizes = new Set(families.map((family) => family.members.length));
    expect(sizes).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(members.some(({ phone }) => phone === null)).toBe(true);
    expect(members.some(({ holderType }) => holderType === 'RETIRED')).toBe(true);
  });
});

describe('families whom the documentation names', () => {
  it('are in the large companies of each operator', () => {
    const situations = knownFamilies.map(({ situation }) => situation);
    for (const tenant of tenantIds()) {
      const [own] = world.filter(
        ({ company, families: list }) =>
          company.tenant === tenant && list.length > knownFamilies.length,
      );
      expect(own?.families.flatMap(({ situation }) => situation ?? [])).toEqual(situations);
    }
  });

  it.each(['2026-01-01', '2026-03-06', '2027-12-30', '2028-02-29'])(
    'meet their rules whatever the day: %s',
    (text) => {
      const today = Temporal.PlainDate.from(text);
      expect(knownFamily('Vetle', today)).toMatchObject({ age: 19, turns: 20 });
      expect(knownFamily('Ylva', today)).toMatchObject({ age: 20, turns: 20 });
      expect(knownFamily('Bodil', today)).toMatchObject({ age: 66, turns: 67 });
      expect(knownFamily('Kjell', today)).toMatchObject({ age: 67, turns: 67 });
      expect(knownFamily('Ingrid', today)).toMatchObject({ age: 17, turns: 18 });
      expect(knownFamily('Sigurd', today)).toMatchObject({ turns: 19 });
      expect(knownFamily('Gudrun', today).age).toBeGreaterThan(67);
      const leap = knownFamily('Brage', today);
      expect(leap).toMatchObject({ month: 2, day: 29 });
      expect(leap.turns).toBeGreaterThanOrEqual(15);
      expect(leap.turns).toBeLessThan(20);
      const { phone, ...twin } = knownFamily('Mira', today);
      expect(knownFamily('Noa', today)).toMatchObject(twin);
      expect(phone).toBe(null);
    },
  );
});
