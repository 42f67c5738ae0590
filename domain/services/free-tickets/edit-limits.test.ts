import { describe, expect, it } from 'vitest';
import { editFaults, type EditTexts } from './edit-limits.rules.ts';

const ticket: EditTexts = { firstName: 'Kari', lastName: 'Nordmann', employeeId: 'A17' };
const faults = (edited: Partial<EditTexts>, before: EditTexts = ticket) =>
  editFaults(before, { ...before, ...edited }).map(({ field, fault }) => `${field} ${fault}`);

describe('the limits of an edit (spec 3 §5 "Edit ticket")', () => {
  it.each([
    [{ firstName: 'a'.repeat(50), lastName: 'b'.repeat(50), employeeId: 'c'.repeat(20) }, []],
    [{ firstName: 'a', lastName: 'b', employeeId: 'cc' }, []],
    [{ firstName: 'a'.repeat(51) }, ['firstName maxLength']],
    [{ lastName: 'a'.repeat(51) }, ['lastName maxLength']],
    [{ employeeId: 'a'.repeat(21) }, ['employeeId maxLength']],
    [{ employeeId: 'a' }, ['employeeId minLength']],
    [
      { firstName: '', lastName: ' ', employeeId: '' },
      ['firstName required', 'lastName required', 'employeeId required'],
    ],
  ])('of %o: %o', (edited, expected) => {
    expect(faults(edited)).toEqual(expected);
  });

  it('count for what is changed alone', () => {
    const fromFile = { firstName: 'a'.repeat(80), lastName: 'b'.repeat(100), employeeId: 'x' };
    expect(faults({}, fromFile)).toEqual([]);
    expect(faults({ employeeId: 'A17' }, fromFile)).toEqual([]);
    expect(faults({ firstName: 'a'.repeat(79) }, fromFile)).toEqual(['firstName maxLength']);
  });
});
