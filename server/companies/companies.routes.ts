import { changeCompanyAddresses as addressesRoute } from '@takst/contract/companies/change-company-addresses.contract.ts';
import { checkCompanyDeletion as checkRoute } from '@takst/contract/companies/check-company-deletion.contract.ts';
import { deleteCompany as deleteRoute } from '@takst/contract/companies/delete-company.contract.ts';
import { getCompany as getRoute } from '@takst/contract/companies/get-company.contract.ts';
import { listCompanies as listRoute } from '@takst/contract/companies/list-companies.contract.ts';
import { onboardCompany as onboardRoute } from '@takst/contract/companies/onboard-company.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
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
export const companyRoutes = ({
  database,
  changes,
  uses,
  register,
  announceUser,
  production,
}: Dependencies): Served[] => [
  serve(listRoute, listCompanies(database)),
  serve(getRoute, getCompany(database)),
  serve(addressesRoute, changeCompanyAddresses(changes)),
  serve(checkRoute, checkCompanyDeletion(database, uses)),
  serve(onboardRoute, onboardCompany({ changes, register, announceUser, production })),
  serve(deleteRoute, deleteCompany(changes, uses)),
];
