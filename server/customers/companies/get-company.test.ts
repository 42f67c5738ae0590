import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('a company', () => {
  portalTest.each([
    ['support', 200],
    ['users', 200],
    ['subscriptions', 200],
    ['user-support', 403],
    ['travel-cards', 403],
    ['school-support', 403],
    ['hr-single', 404],
  ])(
    'is shown to customer support and people with a role there: %s gets %i',
    async (portal, name, status) => {
      const { id } = portal.company('several-services');
      const answer = await portal.callAs(portal.user(name), getCompany, { params: { id } });
      expect(answer.status).toBe(status);
    },
  );
});
