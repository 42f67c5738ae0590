import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { registeredUnits } from '#testing/registered-units.ts';
import { allowTwins, companiesNumbered } from './test-companies.store.ts';
import { onboardingOf } from './test-onboarding.ts';

const units = registeredUnits();

describe('the same company at the same time', () => {
  /** Customer support and somebody with every role, by turns, each with an administrator of their own. */
  const makeByMany = (portal: TestPortal, organisationNumber: string) =>
    Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        portal.callAs(portal.user(place % 2 ? 'support' : 'operator'), onboardCompany, {
          body: onboardingOf(organisationNumber),
        }),
      ),
    );
  const made = (portal: TestPortal, organisationNumber: string) =>
    companiesNumbered(portal.database, organisationNumber);

  portalTest('by several people creates one, and the others are refused', async (portal) => {
    for (const number of units.slice(0, 3)) {
      const answers = await makeByMany(portal, number);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(7);
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 409, json: { code: 'COMPANY_EXISTS' } });
      }
      expect(await made(portal, number)).toHaveLength(1);
    }
  });

  portalTest('would be there several times if the database did not see to it', async (portal) => {
    await allowTwins(portal.database);
    const [number = ''] = units.slice(3);
    await makeByMany(portal, number);
    expect((await made(portal, number)).length).toBeGreaterThan(1);
  });
});
