import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import {
  type RegisteredServiceId,
  registeredServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import { chanceFrom } from './chance.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { demoLogins } from './demo-logins.ts';
import { requestsOf } from './demo-requests.ts';
import type { DemoWorld, Moment } from './demo-world-facts.ts';
import { demoServices } from './demo-services.ts';
import { demoTenants } from './demo-tenants.ts';
import { demoTicket } from './demo-tickets.ts';
import { inventedOrganisationNumbers } from './organisation-numbers.ts';
import type { Traveller } from './traveller.ts';

type Origin = { readonly seed: number; readonly moment: Moment };

/** How many of a hundred travel on the second profile where a company has one. */
const secondProfile = 7;

type CompanyWithTickets = { readonly company: DemoCompany; readonly service: RegisteredServiceId };

function ticketsOf(
  { phone, spansBy }: Traveller,
  { company, service }: CompanyWithTickets,
  origin: Origin,
) {
  const { moment, seed } = origin;
  // A chance for each person of each operator: what happens to one does not change the others.
  const operator = demoTenants.findIndex((id) => id === company.tenant) << 28;
  const chance = chanceFrom(seed ^ operator ^ Number(phone));
  const profileId = (chance.in100(secondProfile) ? company.profiles?.at(0) : undefined) ?? 'ADULT';
  const subtypes: readonly string[] = ticketServiceAccess[service].agreementSubtypes;
  const agreements = company.agreements.flatMap(({ subtype }, index) =>
    subtypes.includes(subtype) ? [index] : [],
  );
  const agreementIndex = agreements[chance.below(agreements.length)] ?? 0;
  return spansBy(chance).map((span) => ({
    ...demoTicket({ tenant: company.tenant, profileId, span, ...moment }, chance),
    agreementIndex,
  }));
}

/** The whole invented world as plain facts: the same seed and moment give the same world. */
export function demoWorld(seed: number, moment: Moment): DemoWorld {
  const numbers = inventedOrganisationNumbers();
  const usedPhones = perTenant(() => new Set<string>());
  // Service by service, and requests last: what one adds leaves the people of those before it as they are.
  const populations = registeredServiceIds.map((service, turn) =>
    demoCompanies().map((company, index) => {
      const chance = chanceFrom(seed + 2_000 * turn + index);
      const crowd = { company, chance, usedPhones, today: moment.today };
      return demoServices[service].peopleOf(crowd).map((person) => {
        const { spansBy: _, ...facts } = person;
        const tickets = ticketsOf(person, { company, service }, { moment, seed });
        return { ...facts, service, tickets };
      });
    }),
  );
  const companies = demoCompanies().map((company, index) => {
    const chance = chanceFrom(seed + 1_000 + index);
    return {
      ...company,
      organisationNumber: numbers.next().value,
      population: populations.flatMap((ofService) => ofService[index] ?? []),
      requests: requestsOf({ company, chance, usedPhones, moment }),
    };
  });
  const users = demoLogins.map((login, index) => ({
    ...login,
    phone: `4000${String(demoTenants.findIndex((id) => id === login.tenant))}${String(index).padStart(3, '0')}`,
  }));
  return { moment, companies, users };
}
