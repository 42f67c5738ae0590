import { describe, expect, it } from 'vitest';
import { departmentNames, isDepartment } from './department.rules.ts';

describe('departments', () => {
  it('are agreements for free tickets', () => {
    expect(isDepartment({ subtype: 'FREETICKET' })).toBe(true);
    expect(isDepartment({ subtype: 'TICKETOFFICE' })).toBe(false);
  });

  it('have a name by their invoice reference, each once; a number is none', () => {
    const named = ['Drift', '', 'Kontor', 'Drift'].map((invoiceReference) => ({
      invoiceReference,
    }));
    expect(departmentNames(named)).toEqual(['Drift', 'Kontor']);
  });
});
