import type { RegisteredCompany } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import type { SigningRights } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';

/** What the register says of a company whose contract is to be signed. */
export type RegisterFacts = {
  /** Null for one that may not become a customer any more. */
  readonly unit: RegisteredCompany | null;
  readonly rights: SigningRights;
};

/** Asked at each signature: rights and companies change (issue: rights that change between start and signing). */
export async function askRegister(
  register: CompanyRegister,
  organisationNumber: string,
): Promise<RegisterFacts> {
  const [answer, rights] = await Promise.all([
    register.lookUp(organisationNumber),
    register.signingRightsOf(organisationNumber),
  ]);
  return { unit: 'found' in answer ? answer.found : null, rights };
}
