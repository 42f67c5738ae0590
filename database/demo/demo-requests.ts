import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Chance } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';
import { phonesOf, someone } from './demo-people.ts';
import { demoTicket } from './demo-tickets.ts';

type RequestSources = {
  readonly company: DemoCompany;
  readonly chance: Chance;
  /** Numbers in use at each operator. */
  readonly usedPhones: PerTenant<Set<string>>;
  readonly moment: { readonly today: Temporal.PlainDate; readonly now: Temporal.Instant };
};

export type DemoRequest = ReturnType<typeof requestsOf>[number];

/** People unknown to the company who ask for a ticket by its form; the first one asked too late. */
export function requestsOf({ company, chance, usedPhones, moment }: RequestSources) {
  const { tenant, selfService, units } = company;
  const nextPhone = phonesOf(chance, ofTenant(usedPhones, tenant));
  const nextMonth = moment.today.with({ day: 1 }).add({ months: 1 });
  return Array.from({ length: selfService?.requests ?? 0 }, (_, place) => {
    const { firstName, lastName, phone } = someone(nextPhone(), chance);
    const start = place === 0 ? nextMonth.subtract({ months: 2 }) : nextMonth;
    const span = { start, end: null, cancelled: false };
    const { profileId, zoneFrom, zoneTo, nrOfZones } = demoTicket(
      { tenant, profileId: 'ADULT', span, ...moment },
      chance,
    );
    return {
      firstName,
      lastName,
      phone,
      employeeId: units?.at(-1 - place) ?? String(20_001 + place),
      profileId,
      zoneFrom,
      zoneTo,
      nrOfZones,
      start,
      requestedAt: moment.now.subtract({ hours: place === 0 ? 24 * 50 : 1 + chance.below(90) }),
    };
  });
}
