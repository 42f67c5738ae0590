import { getCompany } from '@takst/contract/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/companies/list-companies.contract.ts';
import { queryOf } from '#api/query.ts';

export const companyQuery = (id: number) => queryOf(getCompany, { params: { id } });

/** Paths of the reading calls that a change of a company invalidates. */
export const companyReads = [getCompany.path, listCompanies.path] as const;
