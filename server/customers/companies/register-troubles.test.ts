import { createServer, type RequestListener, type Server } from 'node:http';
import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { freePort } from '#testing/free-port.ts';
import { companiesNumbered, countsOfMade } from './test-companies.store.ts';
import { onboardingOf } from './test-onboarding.ts';

const number = '985615616';
const unit = { organisasjonsnummer: number, navn: 'UNIBUSS AS' };
const wholeMs = 500;

const silent: RequestListener = () => undefined;
const answers: Record<string, RequestListener> = {
  'says nothing': silent,
  'answers a page': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Vedlikehold</h1>'),
  'answers JSON of another shape': (_request, response) =>
    void response.end('{"page":{"totalElements":0},"units":[]}'),
  'fails with 500': (_request, response) => void response.writeHead(500).end('{"error":"x"}'),
  'sends its users elsewhere': (_request, response) =>
    void response.writeHead(302, { location: '/maintenance' }).end(),
  'is cut off half-way': (_request, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write(JSON.stringify(unit).slice(0, 20), () => response.destroy());
  },
  'is well': (_request, response) => void response.end(JSON.stringify(unit)),
};

const portalTest = portalTestWith(
  async ({ start, onEnd }) => {
    const port = await freePort();
    let register: Server | null = null;
    const stopListening = async (): Promise<void> => {
      register?.closeAllConnections();
      await new Promise((closed) => (register ? register.close(closed) : closed(undefined)));
      register = null;
    };
    onEnd(stopListening);
    const environment = {
      BRREG_URL: `http://127.0.0.1:${port}`,
      BRREG_TIMEOUT_MS: String(wholeMs),
    };
    const registerServer = {
      answer: silent,
      listen: async (): Promise<void> => {
        if (register) return;
        const started = createServer((request, response) =>
          registerServer.answer(request, response),
        );
        register = started;
        await new Promise<void>((listens) => started.listen(port, '127.0.0.1', listens));
      },
      stopListening,
    };
    return { ...(await start({ environment })), registerServer };
  },
  ({ registerServer }) => registerServer.listen(),
);

describe('while the company register is in trouble', () => {
  const lookUp = (portal: TestPortal) =>
    portal.callAs(portal.user('support'), getCompanyPrefill, { params: { orgNumber: number } });
  const onboard = (portal: TestPortal, body = onboardingOf(number)) =>
    portal.callAs(portal.user('support'), onboardCompany, { body });
  const inTrouble = { status: 503, json: { code: 'UNAVAILABLE' } };

  const expectNothingMade = async (portal: TestPortal) => {
    const before = await countsOfMade(portal.database);
    const began = performance.now();
    expect(await lookUp(portal)).toMatchObject(inTrouble);
    expect(await onboard(portal)).toMatchObject(inTrouble);
    expect(performance.now() - began).toBeLessThan(2 * wholeMs + 1_500);
    expect(await countsOfMade(portal.database)).toEqual(before);
  };

  portalTest.each(Object.keys(answers).filter((how) => how !== 'is well'))(
    'which %s, it is said that it does not work, and nothing is made',
    async (portal, how) => {
      portal.registerServer.answer = answers[how] ?? silent;
      await expectNothingMade(portal);
    },
  );

  portalTest(
    'which nobody answers for, it is said that it does not work, and nothing is made',
    async (portal) => {
      await portal.registerServer.stopListening();
      await expectNothingMade(portal);
    },
  );

  portalTest('its customers are still told that they are customers', async (portal) => {
    portal.registerServer.answer = answers['is well'] ?? silent;
    const body = onboardingOf(number);
    const before = await countsOfMade(portal.database);
    expect(await onboard(portal, body)).toMatchObject({ status: 200 });
    // What was looked for above is seen when it is there.
    const after = await countsOfMade(portal.database);
    for (const [what, count] of Object.entries(after))
      expect([what, count > (before[what] ?? 0)]).toEqual([what, true]);
    await portal.registerServer.stopListening();
    expect(await lookUp(portal)).toMatchObject({ status: 409, json: { code: 'COMPANY_EXISTS' } });
    expect(await companiesNumbered(portal.database, number)).toHaveLength(1);
  });
});
