import { ofTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { getOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { startOnboarding } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import {
  chooseSignee,
  getEligibleSigners,
  withdrawSignee,
} from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import {
  resendPhoneCode,
  verifyPhone,
} from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import {
  getSigning,
  startSigning,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { testBrowser } from '#customers/session/test-browser.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { type Answer, callLoosely, type CallInput, hosts } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { expect } from 'vitest';

type PersonName = 'ingrid-hansen' | 'jonas-berg' | 'silje-lund' | 'magnus-haugen' | 'kari-moen';

let people = 0;
const newEmail = () => `ny${(people += 1)}@kunde.example`;

const cookieName = 'takst_onboarding';

/** A browser in which somebody makes a company a customer, as the pages and the identity provider see it. */
export function onboardingBrowser(portal: TestPortal) {
  const browser = testBrowser();
  const host = ofTenant(hosts, 'ruter');
  const at = (path: string) => `http://${host}:${portal.port}${path}`;
  const onboardings = {
    email: newEmail(),
    phone: newPhone(),
    browser,
    at,
    cookie: () => browser.cookie(host, cookieName),
    setCookie: (token: string) => browser.setCookie(host, cookieName, token),

    async call<R extends Route>(route: R, input: CallInput<R>): Promise<Answer> {
      const token = browser.cookie(host, cookieName);
      const answer = await callLoosely(
        portal.port,
        { tenant: 'ruter', ...(token && { cookie: `${cookieName}=${token}` }) },
        { route, input },
      );
      for (const set of answer.headers['set-cookie'] ?? []) {
        const [, value = ''] = /^takst_onboarding=([^;]*)/.exec(set) ?? [];
        if (value) browser.setCookie(host, cookieName, value);
      }
      return answer;
    },

    start: (organisationNumber: string): Promise<Answer> =>
      onboardings.call(startOnboarding, {
        body: {
          email: onboardings.email,
          phoneCountryCode: '+47',
          phone: onboardings.phone,
          organisationNumber,
          acceptsContract: true,
        },
      }),

    /** Goes to the identity provider and comes back as a person; where the browser ends. */
    async prove(url: string, person: PersonName | 'even-dahl' | 'thea-nygaard'): Promise<URL> {
      const page = await browser.go(url);
      const back = await browser.submit(page, { person: `bankid-${person}` }, isBack);
      // Another person than the last one in this browser: the provider ends that session by a page that submits itself.
      return isBack(back.url) ? back.url : (await browser.submit(back, {}, isBack)).url;
    },

    /** Begins and proves who somebody is; the id of the onboarding and where the browser is. */
    async begin(organisationNumber: string, person: PersonName) {
      const { json } = await onboardings.call(startOnboarding, {
        body: {
          email: onboardings.email,
          phoneCountryCode: '+47',
          phone: onboardings.phone,
          organisationNumber,
          acceptsContract: true,
        },
      });
      const url = await onboardings.prove(json as string, person);
      const id = url.searchParams.get('onboardingId') ?? '';
      return { id, url, nextStep: url.searchParams.get('nextStep') };
    },

    async get(id: string): Promise<Onboarding> {
      const { status, json, text } = await onboardings.call(getOnboarding, { params: { id } });
      expect(status, text).toBe(200);
      return json as Onboarding;
    },

    eligible: async (id: string) =>
      (await onboardings.call(getEligibleSigners, { params: { id } })).json as string[],

    choose: (id: string, name: string, email = newEmail()) =>
      onboardings.call(chooseSignee, { params: { id }, body: { name, email } }),

    withdraw: (id: string, name: string) =>
      onboardings.call(withdrawSignee, { params: { id }, body: { name } }),

    /** The code of the newest SMS to the phone. */
    async code(): Promise<string> {
      const sms = () => sentSms(portal.database, `+47${onboardings.phone}`);
      await expect.poll(async () => (await sms()).length, soon).toBeGreaterThan(0);
      return /^[A-Z2-9]{6}/.exec((await sms()).at(-1) ?? '')?.[0] ?? '';
    },

    verify: (id: string, code: string) =>
      onboardings.call(verifyPhone, { params: { id }, body: { code } }),

    resend: (id: string) => onboardings.call(resendPhoneCode, { params: { id } }),

    /** A signee, by the token of their link: proves who they are. */
    async sign(token: string, person: PersonName): Promise<URL> {
      const { json } = await onboardings.call(startSigning, {
        params: { token },
        body: { acceptsContract: true },
      });
      return onboardings.prove(json as string, person);
    },
    signing: (token: string) => onboardings.call(getSigning, { params: { token } }),
  };
  return onboardings;
}

const isBack = ({ pathname }: URL): boolean =>
  pathname === '/register' || pathname.startsWith('/register/sign/');

export const soon = { timeout: 10_000, interval: 20 };

/** E-mails to an address, the newest first. */
export const mailsTo = (portal: TestPortal, recipient: string) =>
  newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient });

/** The token of the newest link to sign that an address got, when it has got so many e-mails. */
export async function linkTo(portal: TestPortal, email: string, mails = 1): Promise<string> {
  const link = /\/register\/sign\/([\w-]{43})/;
  await expect.poll(async () => (await mailsTo(portal, email)).length, soon).toBe(mails);
  return link.exec((await mailsTo(portal, email))[0]?.body ?? '')?.[1] ?? '';
}
