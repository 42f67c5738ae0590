import { demoWorld } from '../../../database/demo/demo-world.ts';
import type { DemoWorld } from '../../../database/demo/demo-world-facts.ts';
import { firstMoment } from './test-clock.ts';

export const companyMark = (place: number): string => `Qc${String(place).padStart(2, '0')}Q`;
export const userMark = (place: number): string => `Qu${String(place).padStart(3, '0')}Q`;

/** As many people of each company as keep a test fast. */
const people = 3;

/**
 * The demo world, with few people, where every word and number that belongs to one company or one
 * user says whose it is: if it stands in an answer, one can tell whether it should.
 */
export function markedWorld(): DemoWorld {
  const now = Temporal.Instant.from(firstMoment);
  const today = now.toZonedDateTimeISO('Europe/Oslo').toPlainDate();
  const world = demoWorld(1, { now, today });
  return {
    ...world,
    companies: world.companies.map((company, place) => {
      const mark = companyMark(place);
      return {
        ...company,
        name: `${company.name} ${mark}`,
        street: `${company.street} ${mark}`,
        ...(company.employeeIdLabel ? { employeeIdLabel: `Nummer ${mark}` } : {}),
        // Tests set the addresses that they need.
        hasNoInvoiceAddress: true,
        // Each with people has one who asks for a ticket, and one who asked too late.
        ...(company.population.length > 0 && {
          selfService: { access: 'DISABLED', requests: 2 } as const,
        }),
        requests: company.population.slice(0, 2).map((person, at) => ({
          firstName: person.firstName,
          lastName: `${person.lastName} ${mark}`,
          employeeId: `R ${mark}`,
          phone: `46${String(900_000 + 10 * place + at)}`,
          profileId: 'ADULT',
          zoneFrom: company.tenant === 'akt' ? '4203' : 'RUT:TariffZone:1',
          zoneTo: company.tenant === 'akt' ? '4203' : 'RUT:TariffZone:1',
          nrOfZones: 1,
          start: today.with({ day: 1 }).add({ months: at === 0 ? 1 : -1 }),
          requestedAt: now.subtract({ hours: 24 * (at + 1) }),
        })),
        agreements: company.agreements.map((agreement) => ({
          ...agreement,
          invoiceReference: `${agreement.invoiceReference} ${mark}`,
        })),
        ...(company.units && { units: company.units.map((number) => `${number} ${mark}`) }),
        population: company.population.slice(0, people).map((person, at) => ({
          ...person,
          residences: person.residences.map((one) => ({ ...one, unit: `${one.unit} ${mark}` })),
          lastName: `${person.lastName} ${mark}`,
          employeeId: `${person.employeeId} ${mark}`,
          phone: `4${String(place).padStart(2, '0')}${String(at).padStart(5, '0')}`,
          tickets: person.tickets.map((ticket, number) => ({
            ...ticket,
            pickupCode: `${mark}${at}${number}`,
            appId: ticket.appId && `app-${mark}-${at}-${number}`,
          })),
        })),
      };
    }),
    users: world.users.map((user, place) => ({
      ...user,
      lastName: `${user.lastName} ${userMark(place)}`,
      phone: `9${String(place).padStart(7, '0')}`,
    })),
  };
}
