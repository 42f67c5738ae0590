import { describe, expect, it } from 'vitest';
import { allowedFreeProfile, freeProfilesFor, refuseFreeProfile } from './free-profile.rules.ts';
import { freeHolderTypes } from './holder-type.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the profiles of free tickets (spec 3 §5)', () => {
  const profiles = (tenant: 'ruter' | 'akt' | 'fjord', holderType: string, age: number) => {
    const on = day('2027-06-15');
    const birthDate = on.subtract({ years: age });
    const [type] = freeHolderTypes.filter((one) => one === holderType);
    if (!type) throw new Error(`unknown relation ${holderType}`);
    return freeProfilesFor({ tenant, holderType: type, birthDate, on }).join(' ');
  };

  it.each([
    ['EMPLOYEE', 19, 'ADULT SENIOR'],
    ['EMPLOYEE', 66, 'ADULT SENIOR'],
    ['EMPLOYEE', 67, 'SENIOR'],
    ['RETIRED', 50, 'SENIOR'],
    ['RETIRED', 80, 'SENIOR'],
    ['FAMILY_MEMBER', 0, 'CHILD'],
    ['FAMILY_MEMBER', 18, 'CHILD'],
    ['FAMILY_MEMBER', 20, 'ADULT SENIOR'],
    ['FAMILY_MEMBER', 66, 'ADULT SENIOR'],
    ['FAMILY_MEMBER', 67, 'SENIOR'],
  ])('of %s, %i years old, at the main operator and the second: %s', (relation, age, expected) => {
    expect(profiles('ruter', relation, age)).toBe(expected);
    expect(profiles('akt', relation, age)).toBe(expected);
  });

  it.each([
    ['EMPLOYEE', 17, 'ADULT'],
    ['EMPLOYEE', 70, 'ADULT'],
    ['RETIRED', 50, 'SENIOR'],
    ['FAMILY_MEMBER', 17, 'CHILD'],
    ['FAMILY_MEMBER', 18, 'ADULT'],
    ['FAMILY_MEMBER', 70, 'ADULT'],
  ])('of %s, %i years old, at the third operator: %s', (relation, age, expected) => {
    expect(profiles('fjord', relation, age)).toBe(expected);
  });

  it('say why another one is not allowed', () => {
    const refusals = (holderType: (typeof freeHolderTypes)[number], birth: string) => {
      const holder = { holderType, birthDate: day(birth), on: day('2027-06-15') };
      return (['ruter', 'fjord'] as const).map((tenant) =>
        (['ADULT', 'SENIOR', 'CHILD'] as const).map((profile) =>
          refuseFreeProfile(profile, { ...holder, tenant }),
        ),
      );
    };
    expect(refusals('EMPLOYEE', '1980-01-01')).toEqual([
      [null, null, 'CANNOT_BE_CHILD'],
      [null, 'MUST_BE_ADULT', 'MUST_BE_ADULT'],
    ]);
    expect(refusals('RETIRED', '1980-01-01')).toEqual([
      ['MUST_BE_REDUCED', null, 'MUST_BE_REDUCED'],
      ['MUST_BE_REDUCED', null, 'MUST_BE_REDUCED'],
    ]);
    expect(refusals('FAMILY_MEMBER', '2015-01-01')).toEqual([
      ['MUST_BE_CHILD', 'MUST_BE_CHILD', null],
      ['MUST_BE_CHILD', 'MUST_BE_CHILD', null],
    ]);
    // Turns 20 later in the year: child or adult (domain: Free ticket).
    expect(refusals('FAMILY_MEMBER', '2007-12-31')).toEqual([
      [null, 'CANNOT_BE_REDUCED', null],
      [null, 'MUST_BE_ADULT', 'MUST_BE_ADULT'],
    ]);
  });

  it('keep a choice that is allowed, and move another to the first that is', () => {
    const child = {
      tenant: 'ruter',
      holderType: 'FAMILY_MEMBER',
      birthDate: day('2015-01-01'),
      on: day('2027-06-15'),
    } as const;
    expect(allowedFreeProfile('ADULT', child)).toBe('CHILD');
    expect(allowedFreeProfile('SENIOR', { ...child, holderType: 'EMPLOYEE' })).toBe('SENIOR');
    expect(allowedFreeProfile('CHILD', { ...child, holderType: 'EMPLOYEE' })).toBe('ADULT');
  });
});

describe('every birth day against every first day of two years', () => {
  const daysOf = (...years: readonly number[]) =>
    years.flatMap((year) => {
      const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
      return Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }));
    });
  // One of them is a leap year; those are born who reach an age in them.
  const firstDays = daysOf(2027, 2028).map((on) => ({ on, text: on.toString() }));
  const birthDaysOf = (age: number) => daysOf(2027 - age, 2028 - age, 2028 - age - 1);

  /** The birthday, as text: 29 February stands between the 28th and 1 March of any year. */
  const birthday = (born: string, age: number) =>
    `${Number(born.slice(0, 4)) + age}${born.slice(4)}`;

  const family = { holderType: 'FAMILY_MEMBER' } as const;
  it.each([
    [
      '67',
      67,
      { tenant: 'ruter', ...family },
      (born: string, on: string) => (on < birthday(born, 67) ? 'ADULT SENIOR' : 'SENIOR'),
    ],
    [
      '67 as an employee',
      67,
      { tenant: 'akt', holderType: 'EMPLOYEE' },
      (born: string, on: string) => (on < birthday(born, 67) ? 'ADULT SENIOR' : 'SENIOR'),
    ],
    [
      '20',
      20,
      { tenant: 'akt', ...family },
      (born: string, on: string) => {
        if (on >= birthday(born, 20)) return 'ADULT SENIOR';
        return on >= `${birthday(born, 20).slice(0, 4)}-01-01` ? 'ADULT CHILD' : 'CHILD';
      },
    ],
    [
      '18 at the third operator',
      18,
      { tenant: 'fjord', ...family },
      (born: string, on: string) => (on < birthday(born, 18) ? 'CHILD' : 'ADULT'),
    ],
  ] as const)('who turns %s', (_, age, holder, expected) => {
    const wrong: string[] = [];
    for (const birthDate of birthDaysOf(age)) {
      const born = birthDate.toString();
      for (const { on, text } of firstDays) {
        const profiles = freeProfilesFor({ ...holder, birthDate, on }).join(' ');
        if (profiles !== expected(born, text)) wrong.push(`${born} on ${text}: ${profiles}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
