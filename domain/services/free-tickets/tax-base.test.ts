import { describe, expect, it } from 'vitest';
import { taxBaseLines, type TaxedLine, taxedKind } from './tax-base.rules.ts';

const month = (number: number) => Temporal.PlainDate.from({ year: 2026, month: number, day: 1 });

const kari: TaxedLine = {
  month: month(1),
  entitlementId: 1,
  ticketId: 1,
  agreementId: 500001,
  holderType: 'EMPLOYEE',
  profileId: 'ADULT',
  taxOre: 89700,
  employeeId: 'A9',
  firstName: 'Kari',
  lastName: 'Berg',
};
const child: TaxedLine = {
  ...kari,
  entitlementId: 2,
  ticketId: 2,
  holderType: 'FAMILY_MEMBER',
  profileId: 'CHILD',
  firstName: 'Ola',
  taxOre: 31400,
};

describe('the tax base of a period (domain: Tax base)', () => {
  it.each([
    ['EMPLOYEE', 'ADULT', 'employeeTickets'],
    ['EMPLOYEE', 'SENIOR', 'employeeTickets'],
    ['RETIRED', 'SENIOR', 'retiredTickets'],
    ['FAMILY_MEMBER', 'CHILD', 'familyChildTickets'],
    ['FAMILY_MEMBER', 'SENIOR', 'familyRetiredTickets'],
    ['FAMILY_MEMBER', 'ADULT', 'familyAdultTickets'],
  ] as const)('counts a ticket of %s with %s as %s', (holderType, profileId, kind) => {
    expect(taxedKind({ holderType, profileId })).toBe(kind);
  });

  it('has one line for an employee number, in any case, with months added up', () => {
    const lines = [kari, child, { ...kari, employeeId: 'a9', month: month(2), ticketId: 3 }];
    expect(taxBaseLines(lines)).toEqual([
      {
        employeeTickets: 2,
        familyChildTickets: 1,
        familyRetiredTickets: 0,
        familyAdultTickets: 0,
        retiredTickets: 0,
        taxOre: 210800,
        untaxedTickets: 0,
        agreementId: 500001,
        employeeId: 'a9',
        firstName: 'Kari',
        lastName: 'Berg',
      },
    ]);
  });

  it('has the department of the newest line, and the names of the newest one of the employee', () => {
    const older = { ...kari, firstName: 'Karin', ticketId: 9 };
    const newer = { ...kari, month: month(2), ticketId: 4, agreementId: 500_002 };
    const newest = { ...child, month: month(3), agreementId: 500_003 };
    expect(taxBaseLines([newest, older, newer])).toMatchObject([
      { agreementId: 500_003, firstName: 'Kari' },
    ]);
    // Within a month that of the employee stands before those of the family.
    const same = { ...child, ticketId: 99, agreementId: 500_004 };
    expect(taxBaseLines([same, kari])).toMatchObject([{ agreementId: 500_001 }]);
    expect(taxBaseLines([older, kari])).toMatchObject([{ firstName: 'Karin' }]);
  });

  it('has no name where only family has tickets', () => {
    expect(taxBaseLines([child])).toMatchObject([{ firstName: null, lastName: null }]);
  });

  it('counts a ticket without a taxable amount, which the sum lacks', () => {
    expect(taxBaseLines([kari, { ...child, taxOre: null }])).toMatchObject([
      { familyChildTickets: 1, taxOre: 897_00, untaxedTickets: 1 },
    ]);
  });

  it('has what is erased as one line with its counts and sums', () => {
    const erased = { employeeId: null, firstName: null, lastName: null };
    const other = { ...child, ...erased, agreementId: 500_009 };
    expect(taxBaseLines([{ ...kari, ...erased }, child, other])).toMatchObject([
      { ...erased, agreementId: null, taxOre: 1211_00, employeeTickets: 1, familyChildTickets: 1 },
      { employeeId: 'A9', taxOre: 314_00 },
    ]);
  });
});
