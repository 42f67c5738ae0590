import { anyCompany } from '@takst/domain/platform/access/any-company.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import {
  type AccessCompany,
  featuresFor,
} from '@takst/domain/platform/access/features-for.rules.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { SignedIn } from '../session.ts';
import { accessCompanyOf } from '../access-company.ts';

/** What a user may do in some company: one of their own, or by a global role in one that has every agreement. */
export function featuresAnywhere(signedIn: SignedIn): ReadonlySet<Feature> {
  const { user, companies, tenant } = signedIn;
  const own = companies.matches.map(accessCompanyOf);
  const reached = user.roles.length > 0 ? [anyCompany(tenant), ...own] : own;
  return new Set(reached.flatMap((company) => [...featuresIn(signedIn, company)]));
}

/** Whether it is a global role that lets a user do something, in every company that has what it takes. */
export const hasEverywhere = (signedIn: SignedIn, feature: Feature): boolean =>
  signedIn.user.roles.length > 0 && featuresIn(signedIn, anyCompany(signedIn.tenant)).has(feature);

/** Whether a user may do something in several companies: their own, or by a global role those that can be searched. */
export function reachesSeveral(signedIn: SignedIn, feature: Feature): boolean {
  const { companies } = signedIn;
  if (hasEverywhere(signedIn, feature)) return companies.totalEntries > 1;
  const own = companies.matches.filter((company) =>
    featuresIn(signedIn, accessCompanyOf(company)).has(feature),
  );
  return own.length > 1;
}

const featuresIn = ({ user, tenant, today }: SignedIn, company: AccessCompany) =>
  featuresFor({
    user: { globalRoles: user.roles },
    company,
    tenant,
    today,
    production: pageFacts.isProduction,
  });
