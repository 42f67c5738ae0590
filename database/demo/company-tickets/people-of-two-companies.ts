import type { DemoCompany } from '../demo-company.ts';
import type { KnownPerson } from '../demo-people.ts';
import { spanOfMonths } from '../ticket-stories.ts';
import type { Crowd, Traveller } from '../traveller.ts';

type CompanyKey = DemoCompany['key'];
type Mover = KnownPerson & { readonly before: CompanyKey; readonly now: CompanyKey };

/** They have changed jobs: two companies have them, with a ticket one after the other (docs/demo-logins.md). */
const movers: readonly Mover[] = [
  {
    firstName: 'Ingrid',
    lastName: 'Falk',
    phone: '41235501',
    before: 'single-service',
    now: 'several-services',
  },
  {
    firstName: 'Tor',
    lastName: 'Melby',
    phone: '41235502',
    before: 'several-services',
    now: 'single-service',
  },
];

/**
 * In a company they have a ticket that is over, or the next one. Two months lie between the two, more than a quarantine, and
 * the first one is not old enough to be anonymised in the first night.
 */
export const peopleOfTwoCompanies = ({
  company,
  today,
}: Crowd): Omit<Traveller, 'employeeId' | 'residences'>[] =>
  movers
    .filter(({ before, now }) => company.people > 0 && [before, now].includes(company.key))
    .map(({ before, now: _now, ...person }) => ({
      ...person,
      spansBy: (chance) =>
        company.key === before
          ? [spanOfMonths(today, -9 - chance.below(9), -2)]
          : [spanOfMonths(today, 1, null)],
    }));
