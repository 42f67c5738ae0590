import { downloadContract } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { describe, expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { linkTo, mailsTo, onboardingBrowser, soon } from '../test-onboarding.ts';
import {
  agreementsOf,
  companyIdOf,
  forgetCompanies,
  madeCompany,
  receivesEhfOf,
  recordOf,
  rolesOf,
} from '../test-onboarding.store.ts';

/** A company without registered signature rights: its whole board signs (docs/decisions/0110). */
const boardOfThree = '985615616';

const portalTest = portalTestWith({}, ({ database }) =>
  forgetCompanies(database, Object.values(signingCompanies)),
);

describe('a company that becomes a customer by itself (spec 3 §4)', () => {
  portalTest('may be signed for by one alone: signed, phone, company', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id, nextStep, url } = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    expect(url.pathname).toBe('/register');
    expect(nextStep).toBe('CONTRACT_SIGNED');
    expect(await browser.get(id)).toMatchObject({
      step: 'VERIFY_PHONE',
      hasSigned: true,
      identifiedName: 'Ingrid Hansen',
      signers: [{ name: 'Ingrid Hansen', state: 'SIGNED', email: null }],
    });
    const verified = await browser.verify(id, (await browser.code()).toLowerCase());
    expect(verified).toMatchObject({ status: 200, json: { step: 'DONE' } });
    expect(await agreementsOf(portal.database, signingCompanies.alone)).toEqual([
      { subtype: 'TICKETOFFICE', awaitsSignature: false, isDeleted: false },
      { subtype: 'SUBSCRIPTIONS', awaitsSignature: false, isDeleted: false },
    ]);
    expect(await rolesOf(portal.database, browser.email)).toEqual({
      firstName: 'Ingrid',
      lastName: 'Hansen',
      roles: ['COMPANY_ADMIN', 'USER_ADMIN'],
    });
    await expect.poll(async () => (await mailsTo(portal, browser.email)).length, soon).toBe(2);
    const companyId = await companyIdOf(portal.database, signingCompanies.alone);
    const mails = await mailsTo(portal, browser.email);
    const signed = mails.filter(({ subject }) => subject?.includes('er signert'));
    expect(signed.map(({ body }) => body)).toEqual([
      expect.stringContaining(`/minside?bedrift=${companyId}\n`),
    ]);
    const name = 'Løvhagen Regnskap AS';
    const address = {
      line1: 'Signaturveien 1',
      line2: null,
      postCode: '0154',
      city: 'Oslo',
      country: 'NO',
    };
    expect(await madeCompany(portal.database, companyId)).toEqual({
      name,
      organisation_number: signingCompanies.alone,
      kind: 'CUSTOMER',
      bill_address: address,
      post_address: address,
      visit_address: address,
    });
    const record = await recordOf(portal.database, id);
    expect(record).toEqual([
      {
        kind: 'start-onboarding',
        companyId: null,
        channel: 'onboarding',
        after: { name, organisationNumber: signingCompanies.alone },
      },
      {
        kind: 'sign-contract',
        companyId: null,
        channel: 'onboarding',
        after: {
          termsVersion: expect.any(String),
          contractSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    await expect
      .poll(() => receivesEhfOf(portal.database, signingCompanies.alone), soon)
      .not.toBeNull();
    const pdf = await browser.call(downloadContract, { params: { id } });
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  });

  portalTest('needs two: the other signs by a link, and orders open then', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id, nextStep } = await browser.begin(signingCompanies.together, 'jonas-berg');
    expect(nextStep).toBe('PROVIDE_SIGNEE_INFO');
    expect(await browser.get(id)).toMatchObject({ step: 'PROVIDE_SIGNEE', hasSigned: true });
    expect(await browser.eligible(id)).toEqual(['Silje Lund']);
    expect(await browser.choose(id, 'Magnus Haugen')).toMatchObject({
      status: 422,
      json: { code: 'NOT_ELIGIBLE' },
    });
    const choiceAnswer = await browser.choose(id, 'Silje Lund', 'silje@to.example');
    expect(choiceAnswer).toMatchObject({
      status: 200,
      json: { step: 'VERIFY_PHONE', nextStep: null },
    });
    expect(await browser.choose(id, 'Silje Lund')).toMatchObject({ status: 409 });

    const verified = await browser.verify(id, await browser.code());
    expect(verified).toMatchObject({ status: 200, json: { step: 'AWAIT_SIGNATURES' } });
    expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
      { awaitsSignature: true },
      { awaitsSignature: true },
    ]);

    const signee = onboardingBrowser(portal);
    const token = await linkTo(portal, 'silje@to.example');
    expect((await signee.signing(token)).json).toMatchObject({
      step: 'SIGN',
      signeeName: 'Silje Lund',
      askedBy: 'Jonas Berg',
      isOtherPerson: false,
    });
    const wrong = await signee.sign(token, 'magnus-haugen');
    expect(wrong.pathname).toBe(`/register/sign/${token}`);
    expect((await signee.signing(token)).json).toMatchObject({ step: 'SIGN', isOtherPerson: true });
    await signee.sign(token, 'silje-lund');
    expect(await browser.get(id)).toMatchObject({ step: 'DONE' });
    // The page of the last signer stays open, and their e-mail leads to it.
    expect(await linkTo(portal, 'silje@to.example', 2)).toBe(token);
    expect((await signee.signing(token)).json).toMatchObject({ step: 'DONE' });
    expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
      { awaitsSignature: false },
      { awaitsSignature: false },
    ]);
    // The link of the contract goes to no other signer; the one who began has signed already.
    await expect
      .poll(async () => (await mailsTo(portal, browser.email))[0]?.subject ?? '', soon)
      .toContain('er signert');
    const companyId = await companyIdOf(portal.database, signingCompanies.together);
    expect((await recordOf(portal.database, id)).map((one) => [one.kind, one.companyId])).toEqual([
      ['start-onboarding', null],
      ['sign-contract', null],
      ['ask-signee', null],
      ['sign-contract', companyId],
    ]);
  });

  portalTest('is begun by somebody without a role, who names both who sign', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id, nextStep } = await browser.begin(signingCompanies.anyTwo, 'kari-moen');
    expect(nextStep).toBe('PROVIDE_SIGNEE_INFO');
    expect(await browser.get(id)).toMatchObject({ hasSigned: false, signers: [] });
    expect(await browser.eligible(id)).toEqual(['Jonas Berg', 'Magnus Haugen', 'Silje Lund']);
    const first = await browser.choose(id, 'Magnus Haugen', 'magnus@tre.example');
    expect(first.json).toMatchObject({ step: 'PROVIDE_SIGNEE' });
    expect(await browser.eligible(id)).toEqual(['Jonas Berg', 'Silje Lund']);
    await browser.choose(id, 'Jonas Berg', 'jonas@tre.example');
    // Both sign before the phone is proved: the company is made signed.
    for (const [email, person] of [
      ['magnus@tre.example', 'magnus-haugen'],
      ['jonas@tre.example', 'jonas-berg'],
    ] as const) {
      await onboardingBrowser(portal).sign(await linkTo(portal, email), person);
    }
    expect(await browser.get(id)).toMatchObject({
      step: 'VERIFY_PHONE',
      nextStep: 'CONTRACT_SIGNED',
    });
    const verified = await browser.verify(id, await browser.code());
    expect(verified.json).toMatchObject({ step: 'DONE', identifiedName: 'Kari Moen' });
    expect(await rolesOf(portal.database, browser.email)).toMatchObject({ lastName: 'Moen' });
  });

  portalTest(
    'needs three where a board of three signs: each by a link of their own',
    async (portal) => {
      const browser = onboardingBrowser(portal);
      const { id } = await browser.begin(boardOfThree, 'jonas-berg');
      expect(await browser.eligible(id)).toEqual(['Magnus Haugen', 'Silje Lund']);
      expect(await browser.choose(id, 'Silje Lund', 'silje@styret.example')).toMatchObject({
        json: { step: 'PROVIDE_SIGNEE' },
      });
      expect(await browser.eligible(id)).toEqual(['Magnus Haugen']);
      expect(await browser.choose(id, 'Magnus Haugen', 'magnus@styret.example')).toMatchObject({
        json: { step: 'VERIFY_PHONE', nextStep: null },
      });
      await onboardingBrowser(portal).sign(
        await linkTo(portal, 'silje@styret.example'),
        'silje-lund',
      );
      expect(await browser.get(id)).toMatchObject({ step: 'VERIFY_PHONE', nextStep: null });
      expect(await browser.withdraw(id, 'Silje Lund')).toMatchObject({ status: 409 });
      const magnus = await linkTo(portal, 'magnus@styret.example');
      await onboardingBrowser(portal).sign(magnus, 'magnus-haugen');
      expect(await browser.get(id)).toMatchObject({
        step: 'VERIFY_PHONE',
        nextStep: 'CONTRACT_SIGNED',
      });
    },
  );

  portalTest('lets another sign in place of one who was asked', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.anyTwo, 'jonas-berg');
    await browser.choose(id, 'Silje Lund', 'silje@borte.example');
    const token = await linkTo(portal, 'silje@borte.example');
    const refused = { status: 409, json: { code: 'SIGNEE_NOT_ASKED' } };
    expect(await browser.withdraw(id, 'Jonas Berg')).toMatchObject(refused);
    expect(await browser.withdraw(id, 'Magnus Haugen')).toMatchObject(refused);
    expect(await onboardingBrowser(portal).withdraw(id, 'Silje Lund')).toMatchObject({
      status: 404,
      json: { code: 'ONBOARDING_NOT_FOUND' },
    });
    await browser.verify(id, await browser.code());

    // The company is there already; it goes on waiting.
    const withdrawn = await browser.withdraw(id, 'Silje Lund');
    expect(withdrawn).toMatchObject({
      status: 200,
      json: { step: 'PROVIDE_SIGNEE', signers: [{ name: 'Jonas Berg', state: 'SIGNED' }] },
    });
    expect((await onboardingBrowser(portal).signing(token)).status).toBe(404);
    expect(await browser.eligible(id)).toEqual(['Magnus Haugen', 'Silje Lund']);
    expect(await browser.choose(id, 'Magnus Haugen', 'magnus@her.example')).toMatchObject({
      json: { step: 'AWAIT_SIGNATURES' },
    });
    const magnus = await linkTo(portal, 'magnus@her.example');
    await onboardingBrowser(portal).sign(magnus, 'magnus-haugen');
    expect(await browser.get(id)).toMatchObject({ step: 'DONE' });
    expect(await browser.withdraw(id, 'Magnus Haugen')).toMatchObject(refused);
    expect((await recordOf(portal.database, id)).map(({ kind }) => kind)).toEqual([
      'start-onboarding',
      'sign-contract',
      'ask-signee',
      'withdraw-signee',
      'ask-signee',
      'sign-contract',
    ]);
  });

  portalTest.each([
    ['publicBody', 'kari-moen', 'CONTACT_SUPPORT_ERROR_OCCURRED', 'NO_SIGNING_RIGHTS'],
    ['onlyInWords', 'ingrid-hansen', 'CONTACT_SUPPORT_ERROR_OCCURRED', 'NO_SIGNING_RIGHTS'],
    ['procuration', 'magnus-haugen', 'CONTRACT_SIGNED', null],
    ['boardByRoles', 'silje-lund', 'PROVIDE_SIGNEE_INFO', null],
  ] as const)('%s begun by %s: %s', async (portal, unit, person, expected, reason) => {
    const browser = onboardingBrowser(portal);
    const { id, nextStep } = await browser.begin(signingCompanies[unit], person);
    expect(nextStep).toBe(expected);
    expect(await browser.get(id)).toMatchObject({ nextStep: expected, supportReason: reason });
  });
});
