import { ofTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { phonesOf, someone } from '../demo-people.ts';
import type { Crowd, Traveller } from '../traveller.ts';
import type { Stay } from './housing-stay.ts';
import { housingStays } from './housing-stays.ts';
import { spanOfMonths } from '../ticket-stories.ts';

function residencesOf({ unit, household, from, to, before }: Stay, today: Temporal.PlainDate) {
  const lives = [{ unit, household, from, to }];
  if (before) lives.unshift({ ...before, household: 1, to: from - 1 });
  return lives.map((life) => {
    const { start, end } = spanOfMonths(today, life.from, life.to);
    return { unit: life.unit, household: life.household, fromDate: start, toDate: end };
  });
}

function spansOfStay({ from, to, before, ticket }: Stay, today: Temporal.PlainDate) {
  if (ticket === 'none') return [];
  return [spanOfMonths(today, before?.from ?? from, ticket === 'runs-on' ? null : to)];
}

/** How many of a hundred residents share the last name of their household. */
const sameName = 60;

/** All people known to a housing association, unit by unit; empty for another company. */
export function residentsOf({ company, chance, usedPhones, today }: Crowd): Traveller[] {
  const nextPhone = phonesOf(chance, ofTenant(usedPhones, company.tenant));
  const lastNames = new Map<string, string>();
  return housingStays(company.units ?? [], chance).map((stay) => {
    const home = `${stay.unit} ${stay.household}`;
    const person = stay.known ?? someone(nextPhone(), chance);
    const isShared = stay.known === undefined && chance.in100(sameName);
    const lastName = (isShared && lastNames.get(home)) || person.lastName;
    lastNames.set(home, lastName);
    return {
      firstName: person.firstName,
      lastName,
      phone: person.phone,
      employeeId: stay.unit,
      spansBy: () => spansOfStay(stay, today),
      residences: residencesOf(stay, today),
    };
  });
}
