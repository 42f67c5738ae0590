import type { Need, Route } from '@takst/contract/route.ts';
import type { Feature } from '@takst/domain/access/feature.ts';
import { featuresFor, type AccessCompany } from '@takst/domain/access/features-for.rules.ts';
import { agreementSubtypes } from '@takst/domain/agreements/agreement-subtype.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Scope } from './scope.ts';
import type { SignedIn } from './signed-in.ts';

export type AccessRequest = {
  signedIn: SignedIn | null;
  route: Pick<Route, 'needs' | 'company'>;
  params: Readonly<Record<string, unknown>>;
  tenant: TenantId;
  today: Temporal.PlainDate;
  production: boolean;
};

export type Access = { scope: Scope | null } | { denied: 401 | 403 | 404 };

/**
 * May they, and what may the call reach (domain: Authorisation)? The company in the path must be
 * one that the user reaches, else it is as if it did not exist; in it they must have what the
 * route needs. Without one in the path, the scope is every company where they have it.
 */
export function authorise(request: AccessRequest): Access {
  const { signedIn, route } = request;
  if (route.needs === 'anyone') return { scope: null };
  // A user is no ticket app: the gate admits those by their secret.
  if (!signedIn || route.needs === 'ticket-app') return { denied: 401 };
  const companyId = companyInPath(request);
  return companyId === null
    ? wherever(request, signedIn, route.needs)
    : inCompany(request, signedIn, companyId);
}

/** The company that a call is about by its path; null when it is about none. */
export function companyInPath({
  route,
  params,
}: Pick<AccessRequest, 'route' | 'params'>): number | null {
  const value = route.company === undefined ? undefined : params[route.company];
  return value === undefined ? null : Number(value);
}

function inCompany(request: AccessRequest, signedIn: SignedIn, companyId: number): Access {
  const { needs } = request.route;
  const company = signedIn.companies.find(({ id }) => id === companyId);
  if (!company) return { denied: 404 };
  const allowed =
    needs === 'signed-in' || featuresIn(request, signedIn, company).has(asFeature(needs));
  return allowed ? { scope: makeScope(request, signedIn, [companyId]) } : { denied: 403 };
}

function wherever(request: AccessRequest, signedIn: SignedIn, needs: Need): Access {
  const ids = (companies: SignedIn['companies']) => companies.map(({ id }) => id);
  if (needs === 'signed-in') {
    const everywhere = signedIn.globalRoles.length > 0;
    const reached = everywhere ? 'whole-tenant' : ids(signedIn.companies);
    return { scope: makeScope(request, signedIn, reached) };
  }
  const feature = asFeature(needs);
  if (hasByGlobalRole(request, signedIn, feature)) {
    return { scope: makeScope(request, signedIn, 'whole-tenant') };
  }
  const allowed = signedIn.companies.filter((company) =>
    featuresIn(request, signedIn, company).has(feature),
  );
  if (allowed.length === 0 && !featuresIn(request, signedIn, null).has(feature)) {
    return { denied: 403 };
  }
  return { scope: makeScope(request, signedIn, ids(allowed)) };
}

/** A company with an agreement of each kind, in which nobody has a role. */
const anyCompany: AccessCompany = {
  roles: [],
  agreements: agreementSubtypes.map((subtype) => ({ subtype, endDate: null })),
  arbitraryDates: false,
};

/** True when it is the global roles that give the feature, in whichever company of the tenant. */
const hasByGlobalRole = (request: AccessRequest, signedIn: SignedIn, feature: Feature): boolean =>
  featuresIn(request, signedIn, anyCompany).has(feature) &&
  !featuresIn(request, { globalRoles: [] }, anyCompany).has(feature);

function featuresIn(
  { tenant, today, production }: AccessRequest,
  user: Pick<SignedIn, 'globalRoles'>,
  company: AccessCompany | null,
): ReadonlySet<Feature> {
  return featuresFor({ user, company, tenant, today, production });
}

function asFeature(needs: Need): Feature {
  if (needs === 'anyone' || needs === 'signed-in' || needs === 'ticket-app')
    throw new Error(`${needs} is no feature`);
  return needs;
}

/** The one place where a Scope is made. */
const makeScope = (
  { tenant }: AccessRequest,
  { user }: SignedIn,
  companies: Scope['companies'],
): Scope => ({ tenant, userId: user.id, companies }) as Scope;
