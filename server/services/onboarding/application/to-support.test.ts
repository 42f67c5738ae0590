import { describe, expect } from 'vitest';
import { placeUser } from '#customers/session/test-users.store.ts';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { linkTo, mailsTo, onboardingBrowser, soon } from '../test-onboarding.ts';
import {
  agreementsOf,
  companyIdOf,
  forgetCompanies,
  otherSigned,
  recordOf,
} from '../test-onboarding.store.ts';

const portalTest = portalTestWith({}, ({ database }) =>
  forgetCompanies(database, Object.values(signingCompanies)),
);

describe('an onboarding that its people cannot complete alone', () => {
  portalTest('goes to support when its e-mail is that of a deactivated user', async (portal) => {
    const browser = onboardingBrowser(portal);
    await placeUser(portal.database, { email: browser.email, state: 'INACTIVE' });
    const { id } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    const verified = await browser.verify(id, await browser.code());
    expect(verified.json).toMatchObject({
      step: 'CONTACT_SUPPORT',
      supportReason: 'USER_INACTIVE',
    });
    expect(await agreementsOf(portal.database, signingCompanies.alone)).toEqual([]);
  });

  portalTest('is told that it is a customer only after the identity is proved', async (portal) => {
    const customer = onboardingBrowser(portal);
    const done = await customer.begin(signingCompanies.alone, 'ingrid-hansen');
    await customer.verify(done.id, await customer.code());
    const other = onboardingBrowser(portal);
    const { id, nextStep } = await other.begin(signingCompanies.alone, 'kari-moen');
    expect(nextStep).toBe('CONTACT_SUPPORT_COMPANY_EXISTS');
    expect(await other.get(id)).toMatchObject({
      supportReason: 'COMPANY_EXISTS',
      combinations: [],
      signers: [],
    });
  });

  portalTest('is made once by two at once, and the other is told', async (portal) => {
    const [one, other] = [onboardingBrowser(portal), onboardingBrowser(portal)];
    const begun = [
      await one.begin(signingCompanies.alone, 'ingrid-hansen'),
      await other.begin(signingCompanies.alone, 'ingrid-hansen'),
    ];
    const codes = [await one.code(), await other.code()];
    const answers = await Promise.all(
      [one, other].map((browser, at) => browser.verify(begun[at]?.id ?? '', codes[at] ?? '')),
    );
    const steps = answers.map(({ json }) => (json as { step: string }).step);
    expect(steps.toSorted()).toEqual(['CONTACT_SUPPORT', 'DONE']);
    expect(await agreementsOf(portal.database, signingCompanies.alone)).toHaveLength(2);
    const loser = steps.indexOf('CONTACT_SUPPORT');
    expect(answers[loser]?.json).toMatchObject({ supportReason: 'COMPANY_EXISTS' });
  });

  portalTest('goes to support when those who signed may not sign any more', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
    await browser.choose(id, 'Silje Lund', 'silje@endret.example');
    await browser.verify(id, await browser.code());
    await otherSigned(portal.database, { id, name: 'Gammel Leder' });
    const token = await linkTo(portal, 'silje@endret.example');
    await onboardingBrowser(portal).sign(token, 'silje-lund');
    expect(await browser.get(id)).toMatchObject({
      step: 'CONTACT_SUPPORT',
      supportReason: 'RIGHTS_CHANGED',
      // A signer who lost the right to sign has not signed.
      signers: expect.arrayContaining([
        expect.objectContaining({ name: 'Silje Lund', state: 'ASKED' }),
      ]),
    });
    // While customer support has it, no further signer can be asked.
    expect(await browser.withdraw(id, 'Silje Lund')).toMatchObject({
      status: 409,
      json: { code: 'SIGNEE_NOT_ASKED' },
    });
    expect(await browser.eligible(id)).toEqual([]);
    expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
      { awaitsSignature: true },
      { awaitsSignature: true },
    ]);
    await expect
      .poll(async () => (await mailsTo(portal, browser.email))[0]?.body ?? '', soon)
      .toContain('kan derfor ikke fullføres');
    expect((await recordOf(portal.database, id)).at(-1)).toEqual({
      kind: 'onboarding-to-support',
      companyId: await companyIdOf(portal.database, signingCompanies.together),
      channel: 'onboarding',
      after: { supportReason: 'RIGHTS_CHANGED' },
    });
  });
});
