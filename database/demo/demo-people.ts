import type { PerTenant } from '@takst/domain/tenants/tenant-id.ts';
import type { Chance } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';
import names from './names.json' with { type: 'json' };
import { anyStory, type Story } from './ticket-stories.ts';

export type DemoPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly employeeId: string;
  readonly story: Story;
};

type NamedPerson = Omit<DemoPerson, 'employeeId'>;

export type KnownPerson = Pick<DemoPerson, 'firstName' | 'lastName' | 'phone'>;

/** People that the documentation and the tests know by name; all numbers begin with 4123. */
const documentedPeople: readonly NamedPerson[] = [
  { firstName: 'Kari', lastName: 'Solheim', phone: '41234567', story: 'historic' },
  { firstName: 'Kari', lastName: 'Ødegård', phone: '41238800', story: 'active' },
  { firstName: 'Ola', lastName: 'Nordby', phone: '41230011', story: 'pending' },
  { firstName: 'Åse', lastName: 'Aasen', phone: '41231212', story: 'in-quarantine' },
  { firstName: 'Per', lastName: 'Lunde', phone: '41239900', story: 'ending' },
  { firstName: 'Eva', lastName: 'Nyheim', phone: '41236600', story: 'no-tickets' },
];

const reservedPrefixes = ['4123', '4999'];

/** Invented mobile numbers (4xx and 9xx), each once; those with a meaning are left out. */
export function phonesOf(chance: Chance, taken: Set<string>): () => string {
  return () => {
    for (;;) {
      const phone = `${chance.in100(50) ? 4 : 9}${String(chance.below(10_000_000)).padStart(7, '0')}`;
      if (taken.has(phone) || reservedPrefixes.some((prefix) => phone.startsWith(prefix))) continue;
      taken.add(phone);
      return phone;
    }
  };
}

const oneOf = (list: readonly string[], chance: Chance) => list[chance.below(list.length)] ?? '';

export const firstNameOf = (chance: Chance): string =>
  oneOf(chance.in100(50) ? names.women : names.men, chance);
export const lastNameOf = (chance: Chance): string => oneOf(names.lastNames, chance);

export const someone = (phone: string, story: Story, chance: Chance): NamedPerson => ({
  firstName: firstNameOf(chance),
  lastName: lastNameOf(chance),
  phone,
  story,
});

const hasExpired = (company: DemoCompany) =>
  company.agreements.every((agreement) => agreement.endedMonthsAgo !== undefined);

type Crowd = {
  readonly company: DemoCompany;
  readonly chance: Chance;
  /** Numbers in use at each operator. */
  readonly taken: PerTenant<Set<string>>;
};

/** Everyone whom one company knows. */
export function peopleOf({ company, chance, taken }: Crowd): DemoPerson[] {
  const nextPhone = phonesOf(chance, taken[company.tenant]);
  const namedPeople =
    company.key === 'several-services' && company.people > 0 ? documentedPeople : [];
  const others = Array.from({ length: company.people - namedPeople.length }, () =>
    someone(nextPhone(), hasExpired(company) ? 'expired' : anyStory(chance), chance),
  );
  return [...namedPeople, ...others].map((person, index) => ({
    ...person,
    employeeId: String(10_001 + index),
  }));
}
