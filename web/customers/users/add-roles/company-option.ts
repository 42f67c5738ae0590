import type { CompanyEntry } from '@takst/contract/customers/companies/company.schema.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { CompanyRole } from '@takst/domain/platform/access/roles.ts';
import { offeredRoles } from '@takst/domain/customers/users/offered-roles.rules.ts';

/** A company in which roles can be given. */
export type CompanyOption = {
  companyId: number;
  companyName: string;
  customerNumber: string;
  organisationNumber: string;
  offeredRoles: readonly CompanyRole[];
};

export const companyOptionOf = (company: UserCompany | CompanyEntry): CompanyOption => ({
  companyId: company.id,
  companyName: company.name,
  customerNumber: company.customerNumber,
  organisationNumber: company.organisationNumber,
  offeredRoles: offeredRoles(
    'agreementTypes' in company
      ? company.agreementTypes
      : company.allAgreements.map(({ subTypeId }) => subTypeId),
  ),
});
