import {
  downloadContractDraft,
  getCompanyToOnboard,
} from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { startOnboarding } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { describe, expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from '../test-onboarding.ts';

describe('a unit that may become a customer', () => {
  portalTest('is told by name, with how many sign for it, and not who', async (portal) => {
    const browser = onboardingBrowser(portal);
    const about = (orgNumber: string) =>
      browser.call(getCompanyToOnboard, { params: { orgNumber } });
    for (const [orgNumber, fewestSigners, basis] of [
      [signingCompanies.alone, 1, 'SIGNATURE'],
      [signingCompanies.anyTwo, 2, 'SIGNATURE'],
      [signingCompanies.procuration, 1, 'PROCURATION'],
      [signingCompanies.boardByRoles, 2, 'ROLES'],
      [signingCompanies.publicBody, null, null],
    ] as const) {
      const { json } = await about(orgNumber);
      expect(json).toEqual({
        name: expect.stringMatching(/ (AS|kommune)$/i),
        organisationNumber: orgNumber,
        fewestSigners,
        basis,
      });
    }
    for (const [orgNumber, status, code] of [
      ['123456789', 400, 'ORGANISATION_NUMBER_NOT_VALID'],
      ['999999999', 404, 'COMPANY_NOT_FOUND'],
      ['312900009', 409, 'MAY_NOT_BECOME_CUSTOMER'],
    ] as const) {
      expect(await about(orgNumber)).toMatchObject({ status, json: { code } });
    }
  });

  portalTest('reads its contract before it begins', async (portal) => {
    const browser = onboardingBrowser(portal);
    const draft = (orgNumber: string) =>
      browser.call(downloadContractDraft, { params: { orgNumber } });
    const [one, again, other] = [
      await draft(signingCompanies.alone),
      await draft(signingCompanies.alone),
      await draft(signingCompanies.anyTwo),
    ];
    expect(one.headers['content-disposition']).toContain(`avtale-${signingCompanies.alone}.pdf`);
    expect(one.text.slice(0, 5)).toBe('%PDF-');
    expect(again.text).toBe(one.text);
    expect(other.text).not.toBe(one.text);
    expect(await draft('999999999')).toMatchObject({ json: { code: 'COMPANY_NOT_FOUND' } });
  });

  portalTest('begins where the operator offers it alone', async (portal) => {
    const params = { orgNumber: signingCompanies.alone };
    const body = {
      email: 'ny@annen.example',
      phoneCountryCode: '+47',
      phone: '46000009',
      organisationNumber: signingCompanies.alone,
      acceptsContract: true as const,
    };
    const calls = [
      { route: getCompanyToOnboard, input: { params } },
      { route: downloadContractDraft, input: { params } },
      { route: startOnboarding, input: { body } },
    ];
    for (const call of calls) {
      expect(await callLoosely(portal.port, { tenant: 'akt' }, call)).toMatchObject({
        json: { code: 'ONBOARDING_NOT_OFFERED' },
      });
    }
  });
});
