import { perTenant, tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { demoLogins } from './demo-logins.ts';
import type { DemoLogin } from './login-draft.ts';
import { type DemoPerson, peopleOf } from './demo-people.ts';
import { type DemoRequest, requestsOf } from './demo-requests.ts';
import { type DemoResidence, residentsOf } from './demo-residents.ts';
import { type DemoTicket, demoTicket } from './demo-tickets.ts';
import { inventedOrganisationNumbers } from './organisation-numbers.ts';
import { spansOf, type TicketSpan } from './ticket-stories.ts';

export type PersonWithTickets = Omit<DemoPerson, 'story'> & {
  /** In the units of a housing association. */
  readonly residences: readonly DemoResidence[];
  readonly tickets: readonly (DemoTicket & { readonly agreementIndex: number })[];
};

export type CompanyWithPeople = DemoCompany & {
  readonly organisationNumber: string;
  readonly population: readonly PersonWithTickets[];
  readonly requests: readonly DemoRequest[];
};

export type UserOfWorld = DemoLogin & { readonly phone: string };

export type DemoWorld = {
  readonly moment: Moment;
  readonly companies: readonly CompanyWithPeople[];
  readonly users: readonly UserOfWorld[];
};

type Moment = { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };

type Origin = { readonly seed: number; readonly moment: Moment };

/** How many of a hundred travel on the second profile where a company has one. */
const secondProfile = 7;

type Traveller = {
  readonly phone: string;
  readonly spans: (chance: Chance) => readonly TicketSpan[];
};

function ticketsOf(company: DemoCompany, { phone, spans }: Traveller, { moment, seed }: Origin) {
  // A chance for each person of each operator: what happens to one does not change the others.
  const operator = tenantIds.indexOf(company.tenant) << 28;
  const chance = chanceFrom(seed ^ operator ^ Number(phone));
  const profileId = (chance.in100(secondProfile) ? company.profiles?.at(0) : undefined) ?? 'ADULT';
  const agreements = company.agreements.flatMap(({ subtype }, index) =>
    subtype === 'SUBSCRIPTIONS' ? [index] : [],
  );
  const agreementIndex = agreements[chance.below(agreements.length)] ?? 0;
  return spans(chance).map((span) => ({
    ...demoTicket({ tenant: company.tenant, profileId, span, ...moment }, chance),
    agreementIndex,
  }));
}

/** The whole invented world as plain facts: the same seed and moment give the same world. */
export function demoWorld(seed: number, moment: Moment): DemoWorld {
  const numbers = inventedOrganisationNumbers();
  const usedPhones = perTenant(() => new Set<string>());
  const companies = demoCompanies.map((company, index) => {
    const people = peopleOf({ company, chance: chanceFrom(seed + index), taken: usedPhones });
    return {
      ...company,
      organisationNumber: numbers.next().value,
      population: people.map(({ story, ...person }) => ({
        ...person,
        residences: [],
        tickets: ticketsOf(
          company,
          { ...person, spans: (chance) => spansOf(story, moment.today, chance) },
          { moment, seed },
        ),
      })),
    };
  });
  // After all people, so that none of them gets another number because of a request, and residents after those.
  const withRequests = companies.map((company, index) => {
    const chance = chanceFrom(seed + 1_000 + index);
    return { ...company, requests: requestsOf({ company, chance, taken: usedPhones, moment }) };
  });
  const withResidents = withRequests.map((company, index) => {
    const chance = chanceFrom(seed + 2_000 + index);
    const residents = residentsOf({ company, chance, taken: usedPhones, today: moment.today });
    if (residents.length === 0) return company;
    const population = residents.map(({ spans, ...person }) => ({
      ...person,
      tickets: ticketsOf(company, { ...person, spans: () => spans }, { moment, seed }),
    }));
    return { ...company, population };
  });
  const users = demoLogins.map((login, index) => ({
    ...login,
    phone: `4000${String(tenantIds.indexOf(login.tenant))}${String(index).padStart(3, '0')}`,
  }));
  return { moment, companies: withResidents, users };
}
