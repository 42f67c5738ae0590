import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('the products that a company may order', () => {
  portalTest('are the same for company tickets and for housing', async (portal) => {
    const idsFor = async (user: string, company: string) => {
      const params = { id: portal.company(company).id };
      const { status, json } = await portal.callAs(portal.user(user), listCompanyProducts, {
        params,
      });
      expect(status).toBe(200);
      return (json as { id: string }[]).map(({ id }) => id);
    };
    const sold = ['company-ticket', 'company-ticket-oslo'];
    expect(await idsFor('hr', 'several-services')).toEqual(sold);
    expect(await idsFor('hr-housing', 'housing')).toEqual(sold);
  });

  portalTest('are refused to who has neither service in the company', async (portal) => {
    const params = { id: portal.company('several-services').id };
    const call = (user: string) =>
      portal.callAs(portal.user(user), listCompanyProducts, { params });
    expect(await call('hr-housing')).toMatchObject({ status: 404 });
    expect(await call('users')).toMatchObject({ status: 403 });
  });
});
