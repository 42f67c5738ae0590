import type { Need, Route } from '@takst/contract/platform/calls/route.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { type FeatureNeed, meetsNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import { anyCompany } from '@takst/domain/platform/access/any-company.ts';
import {
  type AccessCompany,
  featuresFor,
} from '@takst/domain/platform/access/features-for.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CompaniesInScope, CompanyScope, Scope } from './scope.ts';
import type { SignedIn } from './signed-in.ts';

export type AccessRequest = {
  signedIn: SignedIn | null;
  route: Pick<Route, 'needs' | 'company' | 'alsoAsks'>;
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
  if (route.needs === 'anyone' || route.needs === 'this-browser') return { scope: null };
  // A user is no ticket app and no key of an offer: the gate admits those by their secrets.
  if (!signedIn || route.needs === 'ticket-app' || route.needs === 'voucher-key') {
    return { denied: 401 };
  }
  const companyId = companyInPath(request);
  return companyId === null ? wherever(request, signedIn) : inCompany(request, signedIn, companyId);
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
  const company = signedIn.companies.find(({ id }) => id === companyId);
  if (!company) return { denied: 404 };
  const { needs } = request.route;
  if (needs === 'signed-in') return { scope: makeScope(request, signedIn, [companyId]) };
  const features = featuresIn(request, signedIn, company);
  return withFeatures(request, signedIn, (need) =>
    meetsNeed(features, need) ? [companyId] : null,
  );
}

function wherever(request: AccessRequest, signedIn: SignedIn): Access {
  if (request.route.needs === 'signed-in') {
    const everywhere = signedIn.globalRoles.length > 0;
    const reached = everywhere ? 'whole-tenant' : signedIn.companies.map(({ id }) => id);
    return { scope: makeScope(request, signedIn, reached) };
  }
  return withFeatures(request, signedIn, (need) => {
    if (hasByGlobalRole(request, signedIn, need)) return 'whole-tenant';
    const allowed = signedIn.companies.filter((company) =>
      meetsNeed(featuresIn(request, signedIn, company), need),
    );
    const isNowhere = allowed.length === 0 && !meetsNeed(featuresIn(request, signedIn, null), need);
    return isNowhere ? null : allowed.map(({ id }) => id);
  });
}

/** Where a user has what is needed; null where they do not have it at all. */
type FindCompanies = (need: FeatureNeed) => CompaniesInScope | null;

/** With one of several features, a company counts if the user has one of them there. */
function withFeatures(
  request: AccessRequest,
  signedIn: SignedIn,
  findCompanies: FindCompanies,
): Access {
  const need = asFeatureNeed(request.route.needs);
  if (typeof need === 'string' || 'all' in need) {
    const companies = findCompanies(need);
    return companies ? { scope: makeScope(request, signedIn, companies) } : { denied: 403 };
  }
  const companiesByFeature = new Map<Feature, CompaniesInScope>();
  for (const feature of need.any) {
    const companies = findCompanies(feature);
    if (companies) companiesByFeature.set(feature, companies);
  }
  if (companiesByFeature.size === 0) return { denied: 403 };
  const companies = uniteCompanies([...companiesByFeature.values()]);
  for (const feature of request.route.alsoAsks ?? []) {
    companiesByFeature.set(feature, findCompanies(feature) ?? []);
  }
  return { scope: { ...makeScope(request, signedIn, companies), companiesByFeature } };
}

function uniteCompanies(parts: readonly CompaniesInScope[]): CompaniesInScope {
  const ids = new Set<number>();
  for (const part of parts) {
    if (part === 'whole-tenant') return 'whole-tenant';
    for (const id of part) ids.add(id);
  }
  return [...ids];
}

/**
 * The part of a scope that one of the features opens. A call that several features open shows each user only the data
 * of their own features: a user with housing alone sees no company tickets.
 */
export function scopeWith<S extends CompanyScope>(scope: S, feature: Feature): S {
  const { companiesByFeature } = scope;
  if (!companiesByFeature) throw new Error('The call does not need one of several features.');
  return { ...scope, companies: companiesByFeature.get(feature) ?? [] };
}

/** True when it is the global roles that give what is needed, in whichever company of the tenant. */
function hasByGlobalRole(request: AccessRequest, signedIn: SignedIn, need: FeatureNeed): boolean {
  const company = anyCompany(request.tenant);
  return (
    meetsNeed(featuresIn(request, signedIn, company), need) &&
    !meetsNeed(featuresIn(request, { globalRoles: [] }, company), need)
  );
}

function featuresIn(
  { tenant, today, production }: AccessRequest,
  user: Pick<SignedIn, 'globalRoles'>,
  company: AccessCompany | null,
): ReadonlySet<Feature> {
  return featuresFor({ user, company, tenant, today, production });
}

function asFeatureNeed(needs: Need): FeatureNeed {
  if (
    needs === 'anyone' ||
    needs === 'this-browser' ||
    needs === 'signed-in' ||
    needs === 'ticket-app' ||
    needs === 'voucher-key'
  )
    throw new Error(`${needs} is no feature`);
  return needs;
}

/** The one place where a Scope is made. */
const makeScope = (
  { tenant }: AccessRequest,
  { user }: SignedIn,
  companies: CompaniesInScope,
): Scope => ({ tenant, userId: user.id, companies }) as Scope;
