import { describe, expect, it } from 'vitest';
import { nameOfDepartment } from './department.rules.ts';

describe('the name of a department', () => {
  it('is its invoice reference', () => {
    const department = { agreementNumber: 500123, invoiceReference: 'Drift' };
    expect(nameOfDepartment(department)).toEqual({ nb: 'Drift', en: 'Drift' });
  });

  it('that is missing is said to be, with the number (spec 3 §2)', () => {
    const department = { agreementNumber: 500123, invoiceReference: '' };
    expect(nameOfDepartment(department)).toEqual({
      nb: 'avdelingsnavn ikke satt (500123)',
      en: 'department name not set (500123)',
    });
  });
});
