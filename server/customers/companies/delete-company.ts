import { deleteCompany as route } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { companyType, isContractor } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { companyStore } from './company/company.store.ts';
import { type CompanyUses, findUses } from './company-uses.ts';

/**
 * Deletes a company that no service uses. Its row is locked first, so that nothing is ordered between
 * the checks and the deletion. Of two concurrent deletions the second gets the same answer.
 */
export const deleteCompany = (changes: ChangePath, uses: CompanyUses) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const companies = companyStore(change.tx, scope);
    const company = await companies.lock(params.id);
    if (!company) return { reply: { id: params.id } };
    if (isContractor(companyType(scope.tenant, company.kind))) {
      return { refused: { code: 'CONTRACTOR' } };
    }
    const useRequest = { tenant: scope.tenant, companyId: company.id, today };
    const inUse = await findUses(change.tx, uses, useRequest);
    if (inUse.length > 0) return { refused: { code: 'COMPANY_IN_USE', uses: inUse } };
    await companies.markDeleted(company.id, now);
    await change.record({
      companyId: company.id,
      kind: 'delete-company',
      subject: { type: 'company', id: company.id },
      about: null,
      before: { name: company.name, organisationNumber: company.organisationNumber },
      after: null,
    });
    return { reply: { id: company.id } };
  });
