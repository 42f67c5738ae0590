import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { situationOf } from './targets.ts';
import {
  allowedCompanies,
  companiesAlso,
  hasByGlobalRole,
  isOfNoUser,
  reachOf,
} from './who-may.ts';

export type Caller = { name: string; tenant: TenantId; token?: string };
type AboutRoute = { readonly portal: TestPortal; readonly route: Route };

/** Another number for each route, so that all users who take turns have one. */
export const turnOf = ({ method, path }: Route): number => method.length + path.length;

/** Of active users who may do the same in companies of the same situation, the first. */
export function oneOfEachRight({ users, companies }: World): WorldUser[] {
  const situations = new Map(
    companies.map((one) => [`${one.tenant} ${one.key}`, situationOf(one)]),
  );
  const rightsOf = ({ tenant, globalRoles, companyRoles }: WorldUser): string =>
    JSON.stringify([
      tenant,
      globalRoles.toSorted(),
      Object.entries(companyRoles)
        .map(([key, roles]) => `${situations.get(`${tenant} ${key}`)} ${roles.toSorted().join()}`)
        .toSorted(),
    ]);
  const active = users.filter(({ state }) => state === 'ACTIVE');
  return [
    ...new Map(active.toReversed().map((user) => [rightsOf(user), user])).values(),
  ].toReversed();
}

/**
 * The users who are tried about everything, of one operator: of those without the right one of each set of roles, of those
 * with it one for companies of the same situations. Another one of them, and another operator, is tried with the next route.
 */
export function oneOfEachStanding(trying: AboutRoute, users: readonly WorldUser[]): Set<WorldUser> {
  const standingOf = (user: WorldUser): string => {
    const allowed = allowedTo(trying, user);
    if (allowed.length === 0) {
      const roles = new Set(Object.values(user.companyRoles).flat());
      return JSON.stringify([user.tenant, user.globalRoles.toSorted(), [...roles].toSorted()]);
    }
    const closed = reachOf(user, trying.portal.world).filter((one) => !allowed.includes(one));
    const situations = [allowed, closed].map((companies) => companies.map(situationOf).toSorted());
    return JSON.stringify([user.tenant, hasByGlobalRole(trying.route.needs, user), situations]);
  };
  // An operator may lack the service: one where some user has the right shows more.
  const having = tenantIds().filter((tenant) =>
    users.some((user) => user.tenant === tenant && allowedTo(trying, user).length > 0),
  );
  const operators = having.length > 0 ? having : tenantIds();
  const operator = operators[turnOf(trying.route) % operators.length];
  const ofOperator = users.filter(({ tenant }) => tenant === operator);
  return new Set(
    [...Map.groupBy(ofOperator, standingOf).values()].flatMap((alike) =>
      inTurn(trying.route, alike),
    ),
  );
}

/**
 * The users who are tried in brief: each user without the right, one with the right in all companies that they reach, and one
 * with the right in only some of these. The last two take turns with the routes.
 */
export function usersInBrief(trying: AboutRoute, users: readonly WorldUser[]): WorldUser[] {
  const companiesOf = (user: WorldUser): number => allowedTo(trying, user).length;
  const [having = [], lacking = []] = [true, false].map((has) =>
    users.filter((user) => companiesOf(user) > 0 === has),
  );
  const byExtent = Map.groupBy(
    having,
    (user) => companiesOf(user) === reachOf(user, trying.portal.world).length,
  );
  return [...lacking, ...[...byExtent.values()].flatMap((alike) => inTurn(trying.route, alike))];
}

/** The one whose turn it is with a route. */
const inTurn = (route: Route, users: readonly WorldUser[]): WorldUser[] =>
  oneInTurn(users, turnOf(route));

/** One of them; none where there is none. */
export const oneInTurn = <T>(all: readonly T[], turn: number): T[] =>
  all.slice(turn % all.length).slice(0, 1);

/**
 * No user; one of the users who may no longer sign in, though their session exists, and one of another operator, in
 * turns: the session turns them away before the route is known.
 */
export function strangersTo({ portal: { world }, route }: AboutRoute): Caller[] {
  const turnedAway = world.users
    .filter(({ state }) => state !== 'ACTIVE')
    .map(({ tenant, state, token }) => ({ name: `a user who is ${state}`, tenant, token }));
  const fromElsewhere = world.users
    .filter(({ name }) => name === 'hr' || name === 'operator')
    .flatMap(({ tenant, name, token }) =>
      tenantIds()
        .filter((other) => other !== tenant)
        .map((other) => ({ name: `${name} of ${tenant}`, tenant: other, token })),
    );
  const nobodies = tenantIds().map((tenant) => ({ name: 'nobody', tenant }));
  const inTurn = [turnedAway, fromElsewhere].flatMap(
    (callers) => callers[turnOf(route) % callers.length] ?? [],
  );
  return [...nobodies, ...inTurn];
}

/** The companies in which a user has what the route needs. */
export function allowedTo({ portal, route }: AboutRoute, user: WorldUser): WorldCompany[] {
  const { needs } = route;
  if (isOfNoUser(needs)) return [];
  const { world, clock } = portal;
  const allowed = allowedCompanies(needs, user, { world, today: clock.today() });
  return [...new Set([...allowed, ...companiesAlso(route, user, world)])];
}
