import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { features } from '@takst/domain/platform/access/feature.ts';
import { featuresFor } from '@takst/domain/platform/access/features-for.rules.ts';
import { companyRoles, globalRoles } from '@takst/domain/platform/access/roles.ts';
import { describe, expect, it } from 'vitest';
import { markedWorld } from '#testing/portal/marked-world.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { allAreas, perKind } from './areas.ts';
import { allowedCompanies } from './who-may.ts';

const demo = markedWorld();
const { today } = demo.moment;
const lastDay = (endedMonthsAgo: number) =>
  today
    .with({ day: 1 })
    .subtract({ months: endedMonthsAgo - 1 })
    .subtract({ days: 1 });

const companies = demo.companies.map((company, id): WorldCompany => ({
  ...perKind(() => []),
  tenant: company.tenant,
  key: company.key,
  id,
  people: [],
  agreements: company.agreements.map(({ subtype, endedMonthsAgo, counter }) => ({
    id: 0,
    subtype,
    ticketCounter: counter ?? null,
    endDate: endedMonthsAgo === undefined ? null : lastDay(endedMonthsAgo),
  })),
}));
type Rights = Pick<WorldUser, 'tenant' | 'globalRoles' | 'companyRoles'>;

/** The users of the demo world, and somebody with each role alone, in each company or globally. */
const rights: readonly Rights[] = [
  ...demo.users.filter(({ state }) => state === 'ACTIVE'),
  ...companies.flatMap(({ tenant, key }) =>
    companyRoles.map((role) => ({ tenant, globalRoles: [], companyRoles: { [key]: [role] } })),
  ),
  ...tenantIds().flatMap((tenant) =>
    globalRoles.map((role) => ({ tenant, globalRoles: [role], companyRoles: {} })),
  ),
];
const users = rights.map((own, place): WorldUser => {
  const name = JSON.stringify([own.tenant, own.globalRoles, own.companyRoles]);
  return { ...own, place, id: place, name, state: 'ACTIVE', token: '' };
});
const world: World = { companies, users };

/** What the portal's own rule gives a user in a company. */
const byRule = (user: WorldUser, company: WorldCompany) =>
  featuresFor({
    user,
    company: {
      roles: user.companyRoles[company.key] ?? [],
      agreements: company.agreements,
      arbitraryDates: company.key === 'arbitrary-dates',
      disableRefundSubscriptionButton: false,
    },
    tenant: user.tenant,
    today,
    production: false,
  });

describe('the rows of the areas', () => {
  it.each(features)(
    'say who has %s, as the rule does, for every user in every company',
    (feature) => {
      const isEverybodys = ['contactPage', 'infoPage', 'onboarding'].includes(feature);
      for (const user of users) {
        const reached = companies.filter(
          ({ tenant, key }) =>
            tenant === user.tenant &&
            (key in user.companyRoles || (user.globalRoles.length > 0 && !isEverybodys)),
        );
        const expected = reached.filter((company) => byRule(user, company).has(feature));
        const allowed = allowedCompanies(feature, user, { world, today });
        expect([user.name, allowed.map(({ key }) => key)]).toEqual([
          user.name,
          expected.map(({ key }) => key),
        ]);
      }
    },
  );

  it('are told by one area each, as are things and fields', () => {
    const parts = ['whoMay', 'things', 'firstIds', 'targetFields', 'freshFields', 'words'] as const;
    for (const part of parts) {
      const names = allAreas.flatMap((area) => Object.keys(area[part] ?? {}));
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    }
  });
});
