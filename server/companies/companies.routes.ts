import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import type { CompanyRegister } from '#integrations/company-register/company-register.public.ts';
import type { AnnounceUser } from '#users/users.public.ts';
import { changeCompanyAddresses } from './change-company-addresses.ts';
import { checkCompanyDeletion } from './check-company-deletion.ts';
import type { CompanyUses } from './company-uses.ts';
import { deleteCompany } from './delete-company.ts';
import { getCompany } from './get-company.ts';
import { listCompanies } from './list-companies.ts';
import { onboardCompany } from './onboard-company.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  uses: CompanyUses;
  register: CompanyRegister;
  announceUser: AnnounceUser;
  production: boolean;
};

/** Company administration (spec 1 §7). */
export const companyRoutes = ({ database, changes, uses, ...others }: Dependencies): Served[] => [
  listCompanies(database),
  getCompany(database),
  changeCompanyAddresses(changes),
  checkCompanyDeletion(database, uses),
  onboardCompany({ changes, ...others }),
  deleteCompany(changes, uses),
];
