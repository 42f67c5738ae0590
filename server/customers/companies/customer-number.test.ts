import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('the customer number of a company', () => {
  portalTest.each(tenantIds())(
    'is the operator’s own, or the id, in every answer at %s',
    async (portal, tenant) => {
      const { id } = portal.company('several-services', tenant);
      const number = tenant === 'ruter' ? String(id) : 'K-4001';
      const as = (name: string) => portal.user(name, tenant);
      const params = { id };

      const mine = await portal.callAs(as('users'), listUserCompanies, {});
      expect(mine.json).toMatchObject({ matches: [{ id, customerNumber: number }] });
      const company = await portal.callAs(as('support'), getCompany, { params });
      expect(company.json).toMatchObject({ customerNumber: number });
      const query = { searchFor: number.toLowerCase() };
      const choices = await portal.callAs(as('operator'), searchUserCompanies, { query });
      expect(choices.json).toMatchObject({ matches: [{ id, customerNumber: number }] });
      const list = await portal.callAs(as('support'), listCompanies, { query });
      expect(list.json).toMatchObject({ matches: [{ id, customerNumber: number }] });
      const userId = portal.user('users', tenant).id;
      const roles = await portal.callAs(as('user-support'), getUserRoles, {
        params: { id: userId },
      });
      expect(roles.json).toMatchObject({ companies: [{ companyId: id, customerNumber: number }] });
    },
  );
});
