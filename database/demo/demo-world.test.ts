import { productsForZones } from '@takst/domain/catalogue/products/product-choice.rules.ts';
import { isInConflict } from '@takst/domain/customers/agreements/agreement-combination.rules.ts';
import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoWorld } from './demo-world.ts';

const moment = {
  today: Temporal.PlainDate.from('2026-03-06'),
  now: Temporal.Instant.from('2026-03-06T09:00:00Z'),
};
const world = demoWorld(1, moment);
const ruter = world.companies.filter((company) => company.tenant === 'ruter');
const ticketsOf = (company: (typeof ruter)[number] | undefined) =>
  company?.population.flatMap((person) => person.tickets) ?? [];

type ProductFile = { products: { id: string; services: string[]; filters: object }[] };

const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];

describe('the demo world', () => {
  it('is the same world for the same seed and moment, and another for another seed', () => {
    expect(JSON.stringify(demoWorld(1, moment))).toBe(JSON.stringify(world));
    expect(JSON.stringify(demoWorld(2, moment))).not.toBe(JSON.stringify(world));
  });

  it('has organisation numbers that no real unit has, with valid check digits', () => {
    const numbers = world.companies.map((company) => company.organisationNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) {
      expect(number).toMatch(/^3\d{8}$/);
      const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
      expect(sum % 11).toBe(0);
    }
  });

  it('gives companies a customer number where the operator assigns its own', () => {
    const numbers = world.companies.map(({ tenant, customerNumber }) => [tenant, customerNumber]);
    expect(new Set(numbers.map(String)).size).toBe(
      numbers.filter(([tenant]) => tenant !== 'ruter').length + 1,
    );
    for (const [tenant, number] of numbers) {
      expect(number).toEqual(tenant === 'ruter' ? null : expect.stringMatching(/^K-\d{4}$/));
    }
  });

  it('gives each person of an operator a mobile number of their own, two of them in two companies', () => {
    for (const tenant of ['ruter', 'akt'] as const) {
      const people = world.companies
        .filter((company) => company.tenant === tenant)
        .flatMap(({ key, population }) => population.map((person) => ({ key, ...person })));
      const byPhone = Map.groupBy(people, ({ phone }) => phone);
      expect([...byPhone.keys()].every((phone) => /^[49]\d{7}$/.test(phone))).toBe(true);
      const ofSeveral = [...byPhone].filter(([, known]) => known.length > 1);
      expect(
        ofSeveral.map(([phone, known]) => [phone, known.map(({ key }) => key).toSorted()]),
      ).toEqual([
        ['41235501', ['several-services', 'single-service']],
        ['41235502', ['several-services', 'single-service']],
      ]);
      for (const [, known] of ofSeveral) {
        const tickets = known
          .flatMap((person) => person.tickets)
          .toSorted((one, other) => Temporal.PlainDate.compare(one.start, other.start));
        const [first, second, ...others] = tickets;
        expect(others).toEqual([]);
        expect(second?.end).toBeNull();
        expect(second && first?.end?.until(second.start).days).toBeGreaterThan(30);
      }
    }
  });

  it('has no pickup code twice', () => {
    const codes = world.companies.flatMap(ticketsOf).map((ticket) => ticket.pickupCode);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('lets nobody hold two tickets on one day, and starts each on the 1st of a month', () => {
    for (const person of world.companies.flatMap((company) => company.population)) {
      const heldTickets = person.tickets.filter((ticket) => ticket.cancelledAt === null);
      for (const [at, ticket] of heldTickets.entries()) {
        const next = heldTickets[at + 1];
        expect(ticket.start.day).toBe(1);
        if (next) expect(ticket.end?.until(next.start).days).toBeGreaterThan(30);
      }
    }
  });

  it('has a company for each situation: 3,000 people, some hundred, contractor, no agreement', () => {
    expect(ruter.find((company) => company.key === 'large')?.population).toHaveLength(3000);
    expect(ruter.find((company) => company.key === 'several-services')?.population).toHaveLength(
      132 + 2,
    );
    const withoutTickets = ruter[0]?.population.filter(({ tickets }) => tickets.length === 0);
    expect(withoutTickets?.map(({ lastName }) => lastName)).toEqual(['Nyheim']);
    expect(ruter.some((company) => company.kind === 'CONTRACTOR')).toBe(true);
    expect(ruter.some((company) => company.agreements.length === 0)).toBe(true);
  });

  it('gives each ticket the product that an order for its zones gets', () => {
    for (const { tenant, population } of world.companies) {
      const file = new URL(`../../operators/${tenant}/data.json`, import.meta.url);
      const { products } = JSON.parse(readFileSync(file, 'utf8')) as ProductFile;
      const sold = products.filter((product) => product.services.includes('company-tickets'));
      for (const { zoneFrom, zoneTo, productId } of population.flatMap(({ tickets }) => tickets)) {
        const choice =
          zoneFrom === null || zoneTo === null
            ? ({ kind: 'all' } as const)
            : ({ kind: 'zones', from: zoneFrom, to: zoneTo } as const);
        expect(productsForZones(sold, choice)[0]?.id).toBe(productId);
      }
    }
  });

  it('has an agreement of each kind that an operator allows, beside those that it may stand with', () => {
    for (const tenant of tenantIds()) {
      const companies = world.companies.filter((company) => company.tenant === tenant);
      const kinds = companies.map(({ agreements }) => agreements.map(({ subtype }) => subtype));
      expect([...new Set(kinds.flat())].toSorted()).toEqual(
        [...tenantOf(tenant).allowedAgreementTypes].toSorted(),
      );
      for (const own of kinds) {
        for (const [at, added] of own.entries()) {
          expect(isInConflict(added, own.slice(0, at))).toBe(false);
        }
      }
    }
  });

  it('has no running ticket where the agreement has expired', () => {
    const expired = world.companies.filter((company) => company.key === 'expired-agreement');
    expect(expired.flatMap(ticketsOf).every((ticket) => ticket.end !== null)).toBe(true);
  });

  it('has a Kari whose number begins with 4123 and who has held several tickets', () => {
    const kari = ruter[0]?.population.find(({ phone }) => phone === '41234567');
    expect(kari).toMatchObject({ firstName: 'Kari' });
    expect(kari?.tickets.length).toBeGreaterThan(2);
  });

  it('gives every role to somebody who can sign in, at each operator', () => {
    const schools = world.users.filter(({ companyRoles }) =>
      Object.values(companyRoles).flat().includes('SCHOOLTICKET_ADMIN'),
    );
    expect(new Set(schools.map(({ tenant }) => tenant))).toEqual(new Set(['ruter']));
    for (const tenant of ['ruter', 'akt', 'fjord']) {
      const users = world.users.filter((user) => user.tenant === tenant);
      const roles = users.flatMap((user) => Object.values(user.companyRoles).flat());
      expect([...new Set(users.flatMap((user) => user.globalRoles))].toSorted()).toEqual(
        [...globalRoles].toSorted(),
      );
      expect(roles).toEqual(
        expect.arrayContaining(['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN', 'FREETICKET_ADMIN']),
      );
      expect(users.map((user) => user.state)).toEqual(
        expect.arrayContaining(['ACTIVE', 'INACTIVE', 'DELETED', null]),
      );
    }
  });
});
