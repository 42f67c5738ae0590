import { describe, expect, it } from 'vitest';
import { readNames, readTable } from './names.ts';

describe('the path of something new', () => {
  it('says storey, area, folder and name', () => {
    expect(readNames('services/housing/unit/change-unit')).toEqual({
      storey: 'services',
      area: 'housing',
      folder: 'services/housing/unit',
      name: 'change-unit',
      camel: 'changeUnit',
      pascal: 'ChangeUnit',
    });
  });

  it.each([
    ['services/change-unit', /is not <storey>/],
    ['services/housing/a/b/change-unit', /is not <storey>/],
    ['app/housing/change-unit', /app is no storey/],
    ['cellar/housing/change-unit', /cellar is no storey/],
    ['services/housing/changeUnit', /changeUnit is not written/],
    ['services/../change-unit', /\.\. is not written/],
  ])('%s is refused', (path, message) => {
    expect(() => readNames(path)).toThrow(message);
  });
});

describe('the table that something new is about', () => {
  const types = `
export type Tables = {
  'housing.unit_door': {
    id: Generated<number>;
    tenant: string;
    company_id: number;
  };
  'zones.zone': {
    id: string;
    tenant: string;
  };
};`;

  it('gives a name in a statement and a refusal', () => {
    expect(readTable('housing.unit_door', types)).toEqual({
      table: 'housing.unit_door',
      alias: 'unitDoor',
      notFound: 'UNIT_DOOR_NOT_FOUND',
    });
  });

  it('is refused where it is missing or belongs to no company', () => {
    expect(() => readTable('housing.unit', types)).toThrow('There is no table housing.unit');
    expect(() => readTable('zones.zone', types)).toThrow('has no company_id');
  });
});
