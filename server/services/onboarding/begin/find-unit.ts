import type { startRefusals } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import type { RegisteredCompany } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';

type Refused = { readonly refused: { readonly code: keyof typeof startRefusals } };

/**
 * A unit that may become a customer, as the register has it (spec 3 §8). Whether it is one already is not asked here: this
 * is told only to people who have proved who they are.
 */
export async function findUnit(
  register: CompanyRegister,
  organisationNumber: string,
): Promise<{ readonly found: RegisteredCompany } | Refused> {
  if (!isOrganisationNumber(organisationNumber)) {
    return { refused: { code: 'ORGANISATION_NUMBER_NOT_VALID' } };
  }
  const answer = await register.lookUp(organisationNumber);
  if ('found' in answer) return answer;
  return {
    refused: { code: 'notFound' in answer ? 'COMPANY_NOT_FOUND' : 'MAY_NOT_BECOME_CUSTOMER' },
  };
}
