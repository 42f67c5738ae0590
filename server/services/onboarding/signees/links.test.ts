import { sendSigneeLinkAgain } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import {
  downloadContractToSign,
  startSigning,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { describe, expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { linkTo, onboardingBrowser } from '../test-onboarding.ts';
import { forgetCompanies, recordOf } from '../test-onboarding.store.ts';

const portalTest = portalTestWith({}, ({ database }) =>
  forgetCompanies(database, Object.values(signingCompanies)),
);
const notAsked = { status: 409, json: { code: 'SIGNEE_NOT_ASKED' } };

describe('the link of a signee', () => {
  portalTest('is sent again, to another address too; the one before is dead', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
    const again = (name: string, email: string) =>
      browser.call(sendSigneeLinkAgain, { params: { id }, body: { name, email } });
    // Who has signed and who was never asked.
    for (const name of ['Jonas Berg', 'Silje Lund'])
      expect(await again(name, 'silje@igjen.example')).toMatchObject(notAsked);
    await browser.choose(id, 'Silje Lund', 'silje@feil.example');
    const wrong = await linkTo(portal, 'silje@feil.example');
    expect(await again('Silje Lund', 'silje@igjen.example')).toMatchObject({
      status: 200,
      json: { signers: [{}, { name: 'Silje Lund', state: 'ASKED', email: 'silje@igjen.example' }] },
    });
    const token = await linkTo(portal, 'silje@igjen.example');
    const signee = onboardingBrowser(portal);
    expect((await signee.signing(wrong)).status).toBe(404);
    const seen = await signee.signing(token);
    // Who signs is told by name, and how others are reached is not.
    expect(seen.json).toMatchObject({ step: 'SIGN', signers: [{}, { state: 'ASKED' }] });
    expect(seen.text).not.toContain('@');
    const contract = () => signee.call(downloadContractToSign, { params: { token } });
    expect((await contract()).text.slice(0, 5)).toBe('%PDF-');
    await signee.sign(token, 'silje-lund');
    expect(await again('Silje Lund', 'silje@igjen.example')).toMatchObject(notAsked);
    const start = await signee.call(startSigning, {
      params: { token },
      body: { acceptsContract: true },
    });
    expect(start).toMatchObject({ status: 409, json: { code: 'HAS_SIGNED' } });
    expect((await recordOf(portal.database, id)).map(({ kind }) => kind)).toEqual([
      'start-onboarding',
      'sign-contract',
      'ask-signee',
      'ask-signee',
      'sign-contract',
    ]);
  });

  portalTest('goes to one address ten times a day, whichever way it is typed', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
    await browser.choose(id, 'Silje Lund', 'silje@flom.example');
    const again = async (email: string) =>
      (
        await browser.call(sendSigneeLinkAgain, {
          params: { id },
          body: { name: 'Silje Lund', email },
        })
      ).status;
    for (let links = 1; links < 10; links += 1) expect(await again('silje@flom.example')).toBe(200);
    expect(await again('Silje@Flom.example')).toBe(429);
    expect(await again('silje@annen.example')).toBe(200);
  });
});
