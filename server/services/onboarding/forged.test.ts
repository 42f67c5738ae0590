import {
  abandonOnboarding,
  downloadContract,
  getCurrentOnboarding,
  getOnboarding,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { getSigning } from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { startOnboarding } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { verifyPhone } from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { describe, expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from './test-onboarding.ts';
import { forgetCompanies, onboardingCounts, recordOf } from './test-onboarding.store.ts';

const portalTest = portalTestWith({}, ({ database }) =>
  forgetCompanies(database, Object.values(signingCompanies)),
);
const notFound = { status: 404, text: '{"code":"ONBOARDING_NOT_FOUND"}' };
const nobodys = 'a2f7c1de-0b51-4a6c-9a77-0c4f6a1d2e3b';

describe('an onboarding belongs to the browser that began it (design: state is the server’s)', () => {
  portalTest('another browser with its id is told what a wrong id is told', async (portal) => {
    const own = onboardingBrowser(portal);
    const { id } = await own.begin(signingCompanies.alone, 'ingrid-hansen');
    const code = await own.code();
    const other = onboardingBrowser(portal);
    for (const route of [getOnboarding, downloadContract, abandonOnboarding] as const) {
      for (const idInPath of [id, nobodys]) {
        expect(await other.call(route, { params: { id: idInPath } })).toMatchObject(notFound);
      }
    }
    for (const idInPath of [id, nobodys]) {
      expect(
        await other.call(verifyPhone, { params: { id: idInPath }, body: { code } }),
      ).toMatchObject(notFound);
      expect(await other.eligible(idInPath)).toEqual({ code: 'ONBOARDING_NOT_FOUND' });
      expect(await other.choose(idInPath, 'Silje Lund')).toMatchObject(notFound);
      expect(await other.resend(idInPath)).toMatchObject(notFound);
    }
    expect((await other.call(getCurrentOnboarding, {})).json).toBeNull();
    expect((await own.call(getCurrentOnboarding, {})).json).toMatchObject({ id });
    expect(await own.get(id)).toMatchObject({ step: 'VERIFY_PHONE' });
  });

  portalTest('an id that is no UUID is not valid', async (portal) => {
    const browser = onboardingBrowser(portal);
    const answer = await browser.call(getOnboarding, { params: { id: '17' } });
    expect(answer.status).toBe(400);
  });

  portalTest('a forged nextStep changes nothing', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
    await browser.browser.peek(browser.at(`/register?onboardingId=${id}&nextStep=CONTRACT_SIGNED`));
    expect(await browser.get(id)).toMatchObject({ step: 'PROVIDE_SIGNEE' });
    expect(await browser.verify(id, 'ABCDEF')).toMatchObject({
      status: 409,
      json: { code: 'PHONE_NOT_AWAITED' },
    });
  });

  portalTest('a callback counts once, in the browser that went', async (portal) => {
    const own = onboardingBrowser(portal);
    const { json } = await own.start(signingCompanies.alone);
    const page = await own.browser.go(json as string);
    const stopped = await own.browser.submit(
      page,
      { person: 'bankid-ingrid-hansen' },
      ({ pathname }) => pathname === '/register/identity-callback',
    );
    const unknown = '/register?problem=IDENTIFICATION_UNKNOWN';
    const other = onboardingBrowser(portal);
    await other.call(getCurrentOnboarding, {});
    const goes = async (browser: typeof own, url: URL) =>
      (await browser.browser.peek(url)).headers.get('location');
    expect(await goes(other, stopped.url)).toBe(unknown);
    const forged = new URL(stopped.url);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(await goes(own, forged)).toBe(unknown);
    expect(await goes(own, new URL(own.at('/register/identity-callback?state=%FF')))).toBe(unknown);
    const began = portal.clock.now();
    portal.clock.set(began.add({ hours: 1 }).toString());
    expect(await goes(own, stopped.url)).toBe(unknown);
    portal.clock.set(began.add({ hours: 1 }).subtract({ seconds: 1 }).toString());
    expect(await goes(own, stopped.url)).toContain('nextStep=CONTRACT_SIGNED');
    expect(await goes(own, stopped.url)).toBe(unknown);
  });

  portalTest('a cookie that is none of ours is not taken', async (portal) => {
    const browser = onboardingBrowser(portal);
    browser.setCookie('fixed');
    await browser.call(getCurrentOnboarding, {});
    expect(browser.cookie()).toMatch(/^[\w-]{43}$/);
    const answer = await browser.call(getCurrentOnboarding, {});
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  portalTest('a wrong link leads nowhere', async (portal) => {
    const browser = onboardingBrowser(portal);
    const answer = await browser.call(getSigning, { params: { token: 'x'.repeat(43) } });
    expect(answer).toMatchObject({ status: 404, json: { code: 'LINK_NOT_FOUND' } });
  });

  portalTest('an onboarding that is begun anew ends the one before', async (portal) => {
    const browser = onboardingBrowser(portal);
    const first = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    const second = await browser.begin(signingCompanies.procuration, 'magnus-haugen');
    expect(await browser.get(first.id)).toMatchObject({ step: 'ENDED' });
    expect((await browser.call(getCurrentOnboarding, {})).json).toMatchObject({ id: second.id });
    const abandon = (id: string) => browser.call(abandonOnboarding, { params: { id } });
    // The second one changes nothing.
    for (const _ of [1, 2]) expect(await abandon(second.id)).toMatchObject({ status: 200 });
    expect((await browser.call(getCurrentOnboarding, {})).json).toBeNull();
    const ends = async (id: string) =>
      (await recordOf(portal.database, id)).flatMap(({ kind, after }) =>
        kind === 'end-onboarding' ? [after] : [],
      );
    expect(await ends(first.id)).toEqual([{ endReason: 'started-over' }]);
    expect(await ends(second.id)).toEqual([{ endReason: 'abandoned' }]);
    const third = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    await browser.verify(third.id, await browser.code());
    expect(await abandon(third.id)).toMatchObject({ status: 409, json: { code: 'COMPANY_MADE' } });
  });
});

describe('an onboarding that customer support has', () => {
  portalTest('stays with it when its browser begins another', async (portal) => {
    const browser = onboardingBrowser(portal);
    const first = await browser.begin(signingCompanies.publicBody, 'kari-moen');
    await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    expect(await browser.get(first.id)).toMatchObject({ step: 'CONTACT_SUPPORT' });
  });
});

describe('what is down outside (issue: told, resumable, nothing half-created)', () => {
  portalTest.each([
    ['even-dahl', 'IDENTITY_UNAVAILABLE'],
    ['thea-nygaard', 'IDENTITY_NOT_USABLE'],
  ] as const)('%s at the identity provider: %s', async (portal, person, problem) => {
    const browser = onboardingBrowser(portal);
    const { json } = await browser.start(signingCompanies.alone);
    const url = await browser.prove(json as string, person);
    expect(url.searchParams.get('problem')).toBe(problem);
    const id = url.searchParams.get('onboardingId') ?? '';
    expect(await browser.get(id)).toMatchObject({ step: 'PROVE_IDENTITY', identifiedName: null });
    expect(await onboardingCounts(portal.database, id)).toEqual({ contracts: 0, signatures: 0 });
    const again = await browser.begin(signingCompanies.alone, 'ingrid-hansen');
    expect(again.nextStep).toBe('CONTRACT_SIGNED');
  });

  portalTest.each(['rightsDown', 'rightsSlow', 'rightsRubbish'] as const)(
    'the register: %s',
    async (portal, unit) => {
      const browser = onboardingBrowser(portal);
      const { json } = await browser.start(signingCompanies[unit]);
      const url = await browser.prove(json as string, 'ingrid-hansen');
      expect(url.searchParams.get('problem')).toBe('REGISTER_UNAVAILABLE');
      const id = url.searchParams.get('onboardingId') ?? '';
      expect(await browser.get(id)).toMatchObject({ step: 'PROVE_IDENTITY' });
      expect(await onboardingCounts(portal.database, id)).toEqual({ contracts: 0, signatures: 0 });
    },
  );

  portalTest.each([
    ['123456789', 400, 'ORGANISATION_NUMBER_NOT_VALID'],
    ['999999999', 404, 'COMPANY_NOT_FOUND'],
    ['312900009', 409, 'MAY_NOT_BECOME_CUSTOMER'],
    ['312902745', 409, 'MAY_NOT_BECOME_CUSTOMER'],
  ])('%s cannot begin: %i', async (portal, number, status, code) => {
    const browser = onboardingBrowser(portal);
    expect(await browser.start(number)).toMatchObject({ status, json: { code } });
  });

  portalTest(
    'a start without consent, or with a phone that is none, begins nothing',
    async (portal) => {
      const browser = onboardingBrowser(portal);
      const body = {
        email: 'a@b.example',
        phoneCountryCode: '+47',
        phone: '46999999',
        organisationNumber: signingCompanies.alone,
      };
      const answer = await callLoosely(
        portal.port,
        { tenant: 'ruter' },
        { route: startOnboarding, input: { body: { ...body, acceptsContract: false } } },
      );
      expect(answer.status).toBe(422);
      const landline = {
        ...body,
        phoneCountryCode: '+46',
        phone: '8123456',
        acceptsContract: true as const,
      };
      expect(await browser.call(startOnboarding, { body: landline })).toMatchObject({
        status: 422,
        json: { code: 'PHONE_NOT_VALID' },
      });
    },
  );
});

// Last: it uses up what the address of these tests may do.
describe('a flood of starts', () => {
  portalTest('is stopped before the register, which refuses them, is asked', async (portal) => {
    const browser = onboardingBrowser(portal);
    const statuses = [];
    for (let start = 0; start <= 120; start += 1) {
      statuses.push((await browser.start('999999999')).status);
    }
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
