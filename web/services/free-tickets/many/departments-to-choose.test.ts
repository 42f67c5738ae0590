import { describe, expect, it } from 'vitest';
import { departmentsToChoose, onlyDepartment } from './departments-to-choose.ts';
import { departmentStore } from './test-many.tsx';

const [drift, economy] = departmentStore.allAgreements;
const today = Temporal.PlainDate.from('2026-03-04');
const endedOn = (day: string) => ({ ...drift, endDate: Temporal.PlainDate.from(day) });
const ofSchools = { ...drift, id: 500_003, subTypeId: 'SCHOOLTICKET' };

describe('the departments of a mass operation', () => {
  it.each([
    ['both', [drift, economy], [500_001, 500_002], null],
    ['the only one', [economy], [500_002], '500002'],
    ['one that ends today', [endedOn('2026-03-04'), economy], [500_001, 500_002], null],
    ['one beside one that has ended', [endedOn('2026-03-03'), economy], [500_002], '500002'],
    ['one beside another service', [ofSchools, economy], [500_002], '500002'],
    ['none', [], [], null],
  ])('are %s', (_, allAgreements, ids, only) => {
    const session = { company: { ...departmentStore, allAgreements }, today } as Parameters<
      typeof departmentsToChoose
    >[0];
    expect(departmentsToChoose(session).map(({ id }) => id)).toEqual(ids);
    expect(onlyDepartment(session)).toBe(only);
  });
});
