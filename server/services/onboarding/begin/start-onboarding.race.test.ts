import { expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { onboardingBrowser } from '../test-onboarding.ts';
import { forgetCompanies, storedOnboarding } from '../test-onboarding.store.ts';

raceTest('an onboarding that gets its company is not over because another one begins', {
  prepare: async (portal) => {
    await forgetCompanies(portal.database, Object.values(signingCompanies));
    portal.clock.set(portal.clock.now().add({ hours: 2 }).toString());
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    return { browser, id, code: await browser.code() };
  },
  operation: [
    async (_portal, { browser, id, code }) => void (await browser.verify(id, code)),
    async (_portal, { browser }) => void (await browser.start(signingCompanies.alone)),
  ],
  without: rowLock('onboarding.onboarding'),
  holds: async ({ database }, { id }) => {
    const { company_id: companyId, ended_at: endedAt } = await storedOnboarding(database, id);
    // Begun anew first it is over, and gets no company.
    expect(companyId === null).toBe(endedAt !== null);
  },
});
