import { getAgreementUses } from '@takst/contract/agreements/get-agreement-uses.contract.ts';
import { getCompany } from '@takst/contract/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { companyHistoryPath } from '@takst/contract/companies/company-history-path.ts';
import { getCompanyOverview } from '@takst/contract/companies/overview/get-company-overview.contract.ts';
import { queryOf } from '#api/query.ts';

export const companyQuery = (id: number) => queryOf(getCompany, { params: { id } });

/** How the company uses the portal; the page works without it. */
export const overviewQuery = (id: number) => ({
  ...queryOf(getCompanyOverview, { params: { id } }),
  throwOnError: false,
});

/** Paths of the reading calls that a change of a company invalidates. */
export const companyReads = [
  getCompany.path,
  getCompanyOverview.path,
  getAgreementUses.path,
  listCompanies.path,
  companyHistoryPath,
] as const;
