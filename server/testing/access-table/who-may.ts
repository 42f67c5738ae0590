import type { Need, Route } from '@takst/contract/platform/calls/route.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { World, WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import type { Row, WhoHas } from './area-access.ts';
import { allAreas, whoMay } from './areas.ts';

/** Rows of a feature; none for what everybody has. */
const rowsOf = (feature: Feature): readonly Row[] => {
  const rows = whoMay[feature];
  if ('everybodyOf' in rows) return [];
  return 'roles' in rows ? [rows] : rows;
};

const isOf = (who: WhoHas, tenant: TenantId): boolean =>
  'everybodyOf' in who && who.everybodyOf.includes(tenant);

/** A call that is not for users: what they have changes nothing. */
export const isOfNoUser = (
  need: Need,
): need is 'anyone' | 'this-browser' | 'ticket-app' | 'voucher-key' =>
  need === 'anyone' || need === 'this-browser' || need === 'ticket-app' || need === 'voucher-key';

/** Whether a user has what a call needs though it is in no company. */
export const isEverybodys = (need: Need, { tenant }: WorldUser): boolean =>
  Object.entries(whoMay).some(([feature, who]) => feature === need && isOf(who, tenant));

/**
 * Whether a global role gives what a call needs in every company of the operator, though none may have the
 * agreement for it yet.
 */
export function hasByGlobalRole(
  need: Need,
  { tenant, globalRoles }: Pick<WorldUser, 'tenant' | 'globalRoles'>,
): boolean {
  if (isOfNoUser(need) || need === 'signed-in') return false;
  if (typeof need === 'string') {
    return rowsOf(need).some(
      (row) =>
        row.operators.includes(tenant) &&
        row.globalRoles.some((role) => globalRoles.includes(role)) &&
        hasAlso(row, globalRoles),
    );
  }
  const having = (feature: Feature) => hasByGlobalRole(feature, { tenant, globalRoles });
  return 'any' in need ? need.any.some(having) : need.all.every(having);
}

/** The companies that a user may know of: those of their roles, with a global role the operator's. */
export const reachOf = (user: WorldUser, { companies }: World): WorldCompany[] =>
  companies.filter(
    ({ tenant, key }) =>
      tenant === user.tenant && (user.globalRoles.length > 0 || key in user.companyRoles),
  );

/** The users that calls of user administration may show: those of one's companies, or all. */
const administeredUsers = (
  user: WorldUser,
  allowed: readonly WorldCompany[],
  { users }: World,
): WorldUser[] =>
  users.filter(
    ({ tenant, companyRoles }) =>
      tenant === user.tenant &&
      (user.globalRoles.includes('GLOBAL_USER_ADMIN') ||
        allowed.some(({ key }) => key in companyRoles)),
  );

const colleaguesIn = (allowed: readonly WorldCompany[], { users }: World): readonly WorldUser[] =>
  users.filter(({ tenant, companyRoles }) =>
    allowed.some((company) => company.tenant === tenant && company.key in companyRoles),
  );

type At = { world: World; today: Temporal.PlainDate };

/** The companies in which a user has what a call needs: one of several, or each of several. */
export function allowedCompanies(
  need: 'signed-in' | FeatureNeed,
  user: WorldUser,
  at: At,
): WorldCompany[] {
  const reached = reachOf(user, at.world);
  if (need === 'signed-in') return reached;
  const having = (feature: Feature) => new Set(companiesWithFeature(feature, user, at));
  if (typeof need === 'string') return [...having(need)];
  const ofEach = ('any' in need ? need.any : need.all).map(having);
  return 'any' in need
    ? reached.filter((company) => ofEach.some((companies) => companies.has(company)))
    : reached.filter((company) => ofEach.every((companies) => companies.has(company)));
}

function companiesWithFeature(
  need: Feature,
  user: WorldUser,
  { world, today }: At,
): WorldCompany[] {
  const reached = reachOf(user, world);
  if ('everybodyOf' in whoMay[need]) {
    // A global role does not widen what everybody has (docs/decisions/0003).
    const own = reached.filter(({ key }) => key in user.companyRoles);
    return isOf(whoMay[need], user.tenant) ? own : [];
  }
  const isRunning = (endDate: Temporal.PlainDate | null) =>
    !endDate || Temporal.PlainDate.compare(endDate, today) >= 0;
  const isOpened = (row: Row, { key, agreements }: WorldCompany) =>
    row.operators.includes(user.tenant) &&
    (row.onlyIn === undefined || row.onlyIn === key) &&
    (row.agreement === undefined ||
      agreements.some(
        ({ subtype, endDate, awaitsSignature, ticketCounter }) =>
          subtype === row.agreement &&
          (!row.running || (isRunning(endDate) && !awaitsSignature)) &&
          (row.counter === undefined || (ticketCounter ? row.counter(ticketCounter) : false)),
      )) &&
    (user.globalRoles.some((role) => row.globalRoles.includes(role)) ||
      (user.companyRoles[key] ?? []).some((role) => row.roles.includes(role))) &&
    hasAlso(row, user.globalRoles);
  return reached.filter((one) => rowsOf(need).some((row) => isOpened(row, one)));
}

const hasAlso = ({ alsoGlobalRole }: Row, globalRoles: readonly string[]): boolean =>
  alsoGlobalRole === undefined || globalRoles.includes(alsoGlobalRole);

const alsoAbout = new Map(allAreas.flatMap(({ alsoAbout: paths = {} }) => Object.entries(paths)));

/** The companies that a call is about beside those in which its user has what it needs. */
export const companiesAlso = (
  { needs, path }: Pick<Route, 'needs' | 'path'>,
  user: WorldUser,
  world: World,
): WorldCompany[] =>
  hasByGlobalRole(needs, user)
    ? reachOf(user, world).filter(({ agreements }) =>
        agreements.some(({ subtype }) => alsoAbout.get(path)?.includes(subtype)),
      )
    : [];

const toldOf = new Map(allAreas.flatMap((area) => Object.entries(area.tellsOf ?? {})));

/** The users beside the caller that the answer may name. */
export function usersToldOf(
  { needs, path }: Pick<Route, 'needs' | 'path'>,
  user: WorldUser,
  { allowed, world }: { allowed: readonly WorldCompany[]; world: World },
): readonly WorldUser[] {
  const usersTold = [toldOf.get(path), typeof needs === 'string' ? toldOf.get(needs) : undefined];
  return [
    ...(usersTold.includes('administered') ? administeredUsers(user, allowed, world) : []),
    ...(usersTold.includes('colleagues') ? colleaguesIn(allowed, world) : []),
    ...(usersTold.includes('of-operator')
      ? world.users.filter(({ tenant }) => tenant === user.tenant)
      : []),
  ];
}
