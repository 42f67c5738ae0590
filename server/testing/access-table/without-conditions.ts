import { type Route, route as routeOf } from '@takst/contract/platform/calls/route.ts';
import { features } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RowScope, withRowScope } from '#platform/db/row-scope.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import type { Download, ServedRoute } from '#platform/http/serve.ts';
import { jobScope } from '#platform/scope/job-scope.ts';
import type { CompaniesInScope, Scope } from '#platform/scope/scope.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { Extend, TestPortal } from '#testing/portal/test-portal.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { allowedTo } from './callers.ts';
import { foreignMarkFinder } from './foreign-marks.ts';
import { inputsFor } from './targets.ts';
import { hasByGlobalRole, isOfNoUser, reachOf, usersToldOf } from './who-may.ts';

/** Who calls, and of which operator the use case believes that all its companies are theirs. */
type Forged = { readonly user: WorldUser; readonly allowed: CompaniesInScope; tenant: TenantId };
let forged: Forged | null = null;

const everyFeature = new Map<(typeof features)[number], CompaniesInScope>(
  features.map((feature) => [feature, 'whole-tenant']),
);

/** A scope that limits nothing: the conditions that stores and queries make from it let everything through. */
const withoutLimits = ({ tenant, user }: Forged): Scope =>
  Object.assign(jobScope(tenant, []), {
    companies: 'whole-tenant',
    companiesByFeature: everyFeature,
    userId: user.id,
  } as const);

const copyOf = (route: Route): Route =>
  routeOf({ ...route, path: `/test/without-conditions${route.path}` });

/** Whether a call has a scope whose conditions can be removed. */
export const hasConditions = ({ needs }: Route): boolean => !isOfNoUser(needs);

/**
 * Serves every route once more. There the use case gets a scope without limits, and any id that a call names; what the
 * database lets the caller see stays that of the real scope.
 */
export const serveWithoutConditions: Extend = ({ app, served, clock }) => {
  const unlimited = served
    .filter(({ route }) => hasConditions(route))
    .map(({ route, handle }): ServedRoute => ({
      route: copyOf(route),
      handle: (call) => {
        if (!forged) throw new Error('nobody calls');
        const { user, allowed: companies } = forged;
        const real: RowScope = { tenant: user.tenant, companies };
        return answeredWithin(real, () => handle(call));
      },
    }));
  registerRoutes(app, unlimited, {
    clock,
    gate: async () => {
      if (!forged) throw new Error('nobody calls');
      return { admitted: { userId: forged.user.id, scope: withoutLimits(forged), session: '' } };
    },
  });
};

/** What a use case answers within a row scope, the parts of a file included. */
async function answeredWithin(scope: RowScope, answer: () => Promise<unknown>): Promise<unknown> {
  const outcome = await withRowScope(scope, answer);
  if (!isFile(outcome)) return outcome;
  const { download } = outcome;
  return { download: { ...download, content: partsWithin(scope, download.content) } };
}

const isFile = (outcome: unknown): outcome is { download: Download } =>
  typeof outcome === 'object' && outcome !== null && 'download' in outcome;

async function* partsWithin(scope: RowScope, content: Download['content']) {
  const parts = content[Symbol.asyncIterator]();
  for (;;) {
    const part = await withRowScope(scope, () => parts.next());
    if (part.done) return;
    yield part.value;
  }
}

/**
 * Users, and those who ask to become one, are of an operator: others see who has changed something. Which of them a local
 * administrator is shown is kept by the conditions alone.
 */
const isOfOperator = ({ path }: Route): boolean =>
  path.startsWith('/user-api/user') || path.startsWith('/onboarding/access-request');

/** Kinds of ids that a call about one company is tried with. */
const maxInputs = 4;

type Attempt = {
  readonly route: Route;
  readonly user: WorldUser;
  readonly victims: readonly WorldCompany[];
};

/** Calls a route without its conditions about companies that the caller does not reach; says what they were told. */
export async function tryWithoutConditions(
  portal: TestPortal,
  { route, user, victims }: Attempt,
): Promise<{ calls: number; foreign: string[] }> {
  const { world, port } = portal;
  const { tenant, token } = user;
  const marksIn = foreignMarkFinder(world);
  const copy = copyOf(route);
  const isWhole = hasByGlobalRole(route.needs, user);
  const ofTenant = <One extends { tenant: TenantId }>(all: readonly One[]) =>
    all.filter((one) => one.tenant === tenant);
  const companies = isWhole ? ofTenant(world.companies) : allowedTo({ portal, route }, user);
  const seen = isOfOperator(route)
    ? { companies: ofTenant(world.companies), user, users: ofTenant(world.users) }
    : { companies, user, users: usersToldOf(route, user, { allowed: companies, world }) };
  const allowed = isWhole ? 'whole-tenant' : companies.map(({ id }) => id);
  let calls = 0;
  const foreign: string[] = [];
  for (const victim of victims) {
    forged = { user, tenant: victim.tenant, allowed };
    for (const input of inputsFor(copy, victim).slice(0, maxInputs)) {
      calls += 1;
      const answer = await callLoosely(port, { tenant, token }, { route: copy, input });
      // An id that came with the call is no row.
      const sent = JSON.stringify(input);
      for (const mark of marksIn(answer.text, seen).filter((one) => !sent.includes(one)))
        foreign.push(
          `${mark} of ${victim.key} was told to ${user.name}: ${answer.status} ${answer.text.slice(0, 200)}`,
        );
    }
  }
  return { calls, foreign };
}

/** A user of companies, or of the whole operator, who may call the route. */
export function callerOf(
  portal: TestPortal,
  route: Route,
  { tenant, isWhole }: { tenant: TenantId; isWhole: boolean },
): WorldUser | undefined {
  const active = portal.world.users.filter(
    (user) => user.state === 'ACTIVE' && user.tenant === tenant,
  );
  return isWhole
    ? active.find((user) => hasByGlobalRole(route.needs, user))
    : active.find(
        (user) => user.globalRoles.length === 0 && allowedTo({ portal, route }, user).length > 0,
      );
}

/** A company of each operator that no caller reaches, with as many tickets as any of them has. */
export const victimsOf = (world: World, callers: readonly WorldUser[]): WorldCompany[] => {
  const reached = new Set(callers.flatMap((user) => reachOf(user, world)));
  const others = world.companies.filter((company) => !reached.has(company));
  return [...Map.groupBy(others, ({ tenant }) => tenant).values()].flatMap(
    (companies) =>
      companies.toSorted((one, other) => other.tickets.length - one.tickets.length)[0] ?? [],
  );
};
