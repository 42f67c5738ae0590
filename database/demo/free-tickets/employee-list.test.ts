import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { demoCompanies } from '../demo-companies.ts';
import { familiesOf } from './demo-families.ts';

/** Of the company whose list it is: who has left, as the documentation names them. */
const leavers = ['30003', '30007'];

const listed = readFileSync(join(import.meta.dirname, 'employee-list.csv'), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1);

describe('the list of employees to try', () => {
  it('has everybody who works in the demo company but those who have left', () => {
    const place = demoCompanies().findIndex(
      ({ key, tenant }) => key === 'free-ticket' && tenant === 'ruter',
    );
    const company = demoCompanies()[place];
    if (!company) throw new Error('no company has free tickets');
    const usedPhones = perTenant(() => new Set<string>());
    const today = Temporal.PlainDate.from('2026-03-06');
    const families = familiesOf({ company, chance: chanceFrom(7_000 + place), usedPhones, today });
    const employees = families
      .filter(({ members: [first] }) => first?.holderType === 'EMPLOYEE')
      .map(({ employeeId }) => employeeId);
    expect(employees).toEqual(expect.arrayContaining(leavers));
    expect(listed.map((row) => row.split(';')[0])).toEqual(
      employees.filter((number) => !leavers.includes(number)),
    );
  });
});
