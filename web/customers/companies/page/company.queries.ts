import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { queryOf } from '#platform/api/query.ts';

export const companyQuery = (id: number) => queryOf(getCompany, { params: { id } });

/** How the company uses the portal; the page works without it. */
export const overviewQuery = (id: number) => ({
  ...queryOf(getCompanyOverview, { params: { id } }),
  throwOnError: false,
});
