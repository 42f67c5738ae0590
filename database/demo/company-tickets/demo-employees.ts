import { ofTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Chance } from '../chance.ts';
import type { DemoCompany } from '../demo-company.ts';
import { type KnownPerson, phonesOf, someone } from '../demo-people.ts';
import type { Crowd, Traveller } from '../traveller.ts';
import { peopleOfTwoCompanies } from './people-of-two-companies.ts';
import { anyStory, spansOf, type Story } from '../ticket-stories.ts';

type Employee = KnownPerson & { readonly story: Story };

/** People that the documentation and the tests know by name; all numbers begin with 4123. */
const documentedPeople: readonly Employee[] = [
  { firstName: 'Kari', lastName: 'Solheim', phone: '41234567', story: 'historic' },
  { firstName: 'Kari', lastName: 'Ødegård', phone: '41238800', story: 'active' },
  { firstName: 'Ola', lastName: 'Nordby', phone: '41230011', story: 'pending' },
  { firstName: 'Åse', lastName: 'Aasen', phone: '41231212', story: 'in-quarantine' },
  { firstName: 'Per', lastName: 'Lunde', phone: '41239900', story: 'ending' },
  { firstName: 'Eva', lastName: 'Nyheim', phone: '41236600', story: 'no-tickets' },
];

const hasExpired = (company: DemoCompany) =>
  company.agreements.every((agreement) => agreement.endedMonthsAgo !== undefined);

/** All employees of one company. */
export function employeesOf(crowd: Crowd): Traveller[] {
  const { company, chance, usedPhones, today } = crowd;
  const nextPhone = phonesOf(chance, ofTenant(usedPhones, company.tenant));
  const namedPeople =
    company.key === 'several-services' && company.people > 0 ? documentedPeople : [];
  const others = Array.from({ length: company.people - namedPeople.length }, () => {
    const phone = nextPhone();
    const story = hasExpired(company) ? 'expired' : anyStory(chance);
    return { ...someone(phone, chance), story };
  });
  const withStories = [...namedPeople, ...others].map(({ story, ...person }) => ({
    ...person,
    spansBy: (ofTickets: Chance) => spansOf(story, today, ofTickets),
  }));
  // They come beside the others, who stay who they are.
  return [...withStories, ...peopleOfTwoCompanies(crowd)].map((person, index) => ({
    ...person,
    employeeId: String(10_001 + index),
    residences: [],
  }));
}
