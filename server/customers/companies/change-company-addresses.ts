import { changeCompanyAddresses as route } from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import { companyType, isContractor } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { storedAddresses } from './company/stored-address.ts';
import { companyStore } from './company/company.store.ts';

export const changeCompanyAddresses = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body }) => {
    const companies = companyStore(change.tx, scope);
    const company = await companies.lock(params.id);
    if (!company) throw new Error(`company ${params.id} was within the scope a moment ago`);
    if (isContractor(companyType(scope.tenant, company.kind))) {
      return { refused: { code: 'CONTRACTOR' } };
    }
    const addresses = storedAddresses(body);
    await companies.setAddresses(company.id, addresses);
    await change.record({
      companyId: company.id,
      kind: 'change-company-addresses',
      subject: { type: 'company', id: company.id },
      about: null,
      before: { bill: company.bill, post: company.post, visit: company.visit },
      after: addresses,
    });
    return { reply: { id: company.id } };
  });
