import { getCompanyPrefill as route } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import type { Database } from '#platform/db/database.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import { usualPaymentDeadline } from '#customers/agreements/agreements.public.ts';
import { serve } from '#platform/http/serve.ts';
import { findExistingCompany } from './existing-company.query.ts';

/**
 * Step 1 of a new company (spec 1 §4, §8). An existing company is refused before the register is asked,
 * so that also works while the register is down.
 */
export const getCompanyPrefill = (database: Database, register: CompanyRegister) =>
  serve(route, async ({ scope, params, today }) => {
    const { orgNumber } = params;
    if (!isOrganisationNumber(orgNumber)) {
      return { refused: { code: 'ORGANISATION_NUMBER_NOT_VALID' } };
    }
    const existing = await findExistingCompany(database, scope, orgNumber);
    if (existing) return { refused: { code: 'COMPANY_EXISTS', id: existing.id } };
    const answer = await register.lookUp(orgNumber);
    if ('found' in answer) {
      const paymentDeadlineDays = await usualPaymentDeadline(database, scope.tenant, today);
      return { reply: { ...answer.found, paymentDeadlineDays } };
    }
    return 'notFound' in answer
      ? { refused: { code: 'COMPANY_NOT_FOUND' } }
      : { refused: { code: 'MAY_NOT_BECOME_CUSTOMER', obstacle: answer.mayNotBecomeCustomer } };
  });
