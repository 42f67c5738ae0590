import { anyCompany } from '@takst/domain/access/any-company.ts';
import type { Feature } from '@takst/domain/access/feature.ts';
import { featuresFor } from '@takst/domain/access/features-for.rules.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { SignedIn } from '../session.ts';
import { accessCompanyOf } from './access-company.ts';

/** What a user may do in some company: one of their own, or by a global role in one that has every agreement. */
export function featuresAnywhere({
  user,
  companies,
  tenant,
  today,
}: SignedIn): ReadonlySet<Feature> {
  const question = { tenant, today, production: pageFacts.isProduction };
  const own = companies.matches.map(accessCompanyOf);
  const byRoles = (user.roles.length > 0 ? [anyCompany(tenant), ...own] : own).map((company) =>
    featuresFor({ ...question, user: { globalRoles: user.roles }, company }),
  );
  return new Set(byRoles.flatMap((features) => [...features]));
}
