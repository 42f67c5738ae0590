import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import type { CompanyInForm } from './roles-in-form.ts';

/**
 * A search over all companies, or the signed-in user's companies in which the user has no roles
 * yet.
 */
export type CompaniesToAdd = 'search-all' | readonly UserCompany[];

/**
 * Local administrators select among the companies where they are user administrators (spec 1 §5).
 */
export function useCompaniesToAdd(existing: readonly CompanyInForm[]): CompaniesToAdd {
  const { features, companies } = useSignedIn();
  if (features.has('userAdmin.global')) return 'search-all';
  const isThere = new Set(existing.map(({ companyId }) => companyId));
  return companies.matches.filter(
    ({ id, roles }) => roles.includes('USER_ADMIN') && !isThere.has(id),
  );
}
