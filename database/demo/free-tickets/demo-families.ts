import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Chance } from '../chance.ts';
import type { DemoCompany } from '../demo-company.ts';
import { firstNameOf, lastNameOf, phonesOf } from '../demo-people.ts';
import type { DemoFamily, FamilyMember } from './demo-family.ts';
import { knownFamilies } from './known-families.ts';

type Employer = {
  readonly company: DemoCompany;
  readonly chance: Chance;
  /** Numbers in use at each operator. */
  readonly usedPhones: PerTenant<Set<string>>;
  readonly today: Temporal.PlainDate;
};

/** Of a hundred employees, so many have a partner with a ticket, and so many have retired. */
const withPartner = 45;
const pensioners = 12;
const mostChildren = 3;
/** Children of this age and older have a phone. */
const withPhone = 12;

/** Departments in which tickets can be ordered, by their place in the company's list. */
const departmentsOf = ({ agreements }: DemoCompany): number[] =>
  agreements.flatMap(({ subtype, endedMonthsAgo }, place) =>
    subtype === 'FREETICKET' && endedMonthsAgo === undefined ? [place] : [],
  );

const bornAround = (today: Temporal.PlainDate, age: number, chance: Chance) =>
  today.subtract({ years: age, days: chance.below(365) });

function membersOf({ chance, usedPhones, today, company }: Employer): FamilyMember[] {
  const nextPhone = phonesOf(chance, ofTenant(usedPhones, company.tenant));
  const lastName = lastNameOf(chance);
  const isRetired = chance.in100(pensioners);
  const age = isRetired ? 67 + chance.below(20) : 23 + chance.below(43);
  const member = (holderType: FamilyMember['holderType'], years: number) => ({
    holderType,
    firstName: firstNameOf(chance),
    lastName,
    birthDate: bornAround(today, years, chance),
    phone: years < withPhone ? null : nextPhone(),
  });
  const youngest = Math.max(0, age - 45);
  const children = age < 30 || isRetired ? 0 : chance.below(mostChildren + 1);
  return [
    member(isRetired ? 'RETIRED' : 'EMPLOYEE', age),
    ...(chance.in100(withPartner) ? [member('FAMILY_MEMBER', age)] : []),
    ...Array.from({ length: children }, (_, place) =>
      member('FAMILY_MEMBER', youngest + 3 * place + chance.below(3)),
    ),
  ];
}

/**
 * Everybody who has a right to a free ticket in a company, employee by employee. In a large company the people that the
 * documentation names come first. Empty without a running agreement for free tickets.
 */
export function familiesOf(employer: Employer): DemoFamily[] {
  const { company, today } = employer;
  const departments = departmentsOf(company);
  const [firstDepartment] = departments;
  if (firstDepartment === undefined) return [];
  const count = company.families ?? 0;
  const firstFamilies = count > knownFamilies.length ? knownFamilies : [];
  return Array.from({ length: count }, (_, place) => {
    const family = firstFamilies[place];
    return {
      employeeId: String(30_001 + place),
      department: departments[place % departments.length] ?? firstDepartment,
      members: family ? family.members(today) : membersOf(employer),
      situation: family?.situation ?? null,
    };
  });
}
