import {
  closeOnboarding,
  listOnboardings,
  type ListedOnboarding,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from '../test-onboarding.ts';
import { agreementsOf, forgetCompanies, forgetOnboardingsOf } from '../test-onboarding.store.ts';

const portalTest = portalTestWith({}, async ({ database }) => {
  await forgetCompanies(database, Object.values(signingCompanies));
  await forgetOnboardingsOf(database);
});

portalTest(
  'customer support has a list of what needs it, then of what goes on, the newest first',
  async (portal) => {
    const began = async (
      unit: keyof typeof signingCompanies,
      person: Parameters<ReturnType<typeof onboardingBrowser>['begin']>[1],
    ) => {
      portal.clock.set(portal.clock.now().add({ minutes: 1 }).toString());
      const browser = onboardingBrowser(portal);
      return { browser, ...(await browser.begin(signingCompanies[unit], person)) };
    };
    const needsHelp = await began('publicBody', 'kari-moen');
    const older = await began('together', 'jonas-berg');
    const newer = await began('anyTwo', 'jonas-berg');
    // One that was abandoned, one that is completed and one in which nobody proved who they are.
    const { browser } = await began('boardByRoles', 'silje-lund');
    const latest = await browser.begin(signingCompanies.partnersByRoles, 'silje-lund');
    const done = await began('alone', 'ingrid-hansen');
    await done.browser.verify(done.id, await done.browser.code());
    await onboardingBrowser(portal).start(signingCompanies.procuration);
    const list = async (query: Record<string, string> = {}, tenant: 'ruter' | 'akt' = 'ruter') =>
      (
        (await portal.callAs(portal.user('support', tenant), listOnboardings, { query })).json as {
          matches: ListedOnboarding[];
        }
      ).matches;
    const ids = async (query: Record<string, string> = {}) =>
      (await list(query)).map(({ id }) => id);
    expect(await ids()).toEqual([needsHelp.id, latest.id, newer.id, older.id]);
    expect(await ids({ filter: 'SUPPORT' })).toEqual([needsHelp.id]);
    expect(await ids({ filter: 'OPEN', maxEntries: '1', offset: '1' })).toEqual([newer.id]);
    expect(await ids({ searchFor: `BERG ${signingCompanies.together}` })).toEqual([older.id]);
    expect(await ids({ searchFor: newer.browser.phone })).toEqual([newer.id]);
    expect(await ids({ searchFor: newer.browser.email })).toEqual([newer.id]);
    expect(await ids({ searchFor: 'kari moen' })).toEqual([needsHelp.id]);
    expect(await list({}, 'akt')).toEqual([]);
    const [first] = await list();
    expect(first).toMatchObject({
      step: 'CONTACT_SUPPORT',
      supportReason: 'NO_SIGNING_RIGHTS',
      organisationNumber: signingCompanies.publicBody,
      contactName: 'Kari Moen',
      email: needsHelp.browser.email,
      companyId: null,
    });
    // Its company waits for the signature: closing it opens no agreement.
    await older.browser.choose(older.id, 'Silje Lund');
    await older.browser.verify(older.id, await older.browser.code());
    const close = (id: string) =>
      portal.callAs(portal.user('support'), closeOnboarding, {
        params: { id },
        body: { isSignedOtherwise: false },
      });
    expect(await close(older.id)).toMatchObject({ status: 200 });
    expect(await ids({ filter: 'OPEN' })).toEqual([latest.id, newer.id]);
    expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
      { awaitsSignature: true, isDeleted: false },
      { awaitsSignature: true, isDeleted: false },
    ]);
    const nothing = { status: 409, json: { code: 'NOTHING_TO_CLOSE' } };
    for (const { id } of [older, done]) expect(await close(id)).toMatchObject(nothing);
  },
);
