import { onboardCompany } from '@takst/contract/companies/onboard-company.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { registeredUnits } from '#testing/registered-units.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { allowTwins, companiesNumbered } from './test-companies.store.ts';
import { onboardingOf } from './test-onboarding.ts';

const units = registeredUnits();

describe.each(testDatabases)('the same company at the same time, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  /** Customer support and somebody with every role, by turns, each with an administrator of their own. */
  const makeByMany = (organisationNumber: string) =>
    Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        portal.callAs(portal.user(place % 2 ? 'support' : 'operator'), onboardCompany, {
          body: onboardingOf(organisationNumber),
        }),
      ),
    );
  const made = (organisationNumber: string) => companiesNumbered(test.database, organisationNumber);

  it('by several people is there once, and the others are told', async () => {
    for (const number of units.slice(0, 3)) {
      const answers = await makeByMany(number);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(7);
      for (const answer of refused) {
        expect(answer).toMatchObject({ status: 409, json: { code: 'COMPANY_EXISTS' } });
      }
      expect(await made(number)).toHaveLength(1);
    }
  });

  it('would be there several times if the database did not see to it', async () => {
    await allowTwins(test.database);
    const [number = ''] = units.slice(3);
    await makeByMany(number);
    expect((await made(number)).length).toBeGreaterThan(1);
  });
});
