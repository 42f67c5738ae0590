import { describe, expect, it } from 'vitest';
import {
  defaultProfileId,
  profileCode,
  profileIds,
  profileName,
  profileOfCode,
} from './profiles.rules.ts';

/** The numeric codes of spec 2 §3, in its order. */
const codes: readonly [number, string][] = [
  [1, 'ADULT'],
  [2, 'CHILD'],
  [3, 'STUDENT'],
  [4, 'SENIOR'],
  [32, 'YOUTH'],
  [45, 'YOUNG_ADULT'],
  [81, 'BIKE'],
  [200, 'PROFILE_200'],
  [201, 'PROFILE_201'],
  [202, 'PROFILE_202'],
  [203, 'PROFILE_203'],
  [10, 'MILITARY'],
  [22, 'MOTORBIKE_WITH_DRIVER'],
  [82, 'CAR_UNDER_6M_WITH_DRIVER'],
  [151, 'PROFILE_151'],
  [152, 'PROFILE_152'],
  [153, 'CAR_ELECTRIC_WITH_DRIVER'],
  [80, 'MILITARY_CONSCRIPTION'],
];

describe('profiles (spec 2 §3)', () => {
  it.each(codes)('%i is %s', (code, id) => {
    expect(profileOfCode(code)).toBe(id);
    expect(profileCode(id)).toBe(code);
  });

  it('there are no others, and each has a name of its own in both languages', () => {
    expect(profileIds.toSorted()).toEqual(codes.map(([, id]) => id).toSorted());
    for (const language of ['nb', 'en'] as const) {
      const names = profileIds.map((id) => profileName(id)[language]);
      expect(new Set(names).size).toBe(profileIds.length);
      expect(names).not.toContain('');
    }
  });

  it('the adult comes first', () => {
    expect(defaultProfileId).toBe('ADULT');
    expect(profileName(defaultProfileId)).toEqual({ nb: 'Voksen', en: 'Adult' });
  });

  it.each(['UNKNOWN', 'adult', '', 'toString'])('the unknown profile "%s" is an error', (id) => {
    expect(() => profileName(id)).toThrow('unknown profile');
    expect(() => profileCode(id)).toThrow('unknown profile');
  });

  it('an unknown number is an error', () => {
    expect(() => profileOfCode(5)).toThrow('unknown profile 5');
  });
});
