import { createServer, type RequestListener, type Server } from 'node:http';
import { getCompanyPrefill } from '@takst/contract/companies/get-company-prefill.contract.ts';
import { onboardCompany } from '@takst/contract/companies/onboard-company.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#testing/portal/send.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { companiesNumbered, countsOfMade } from './test-companies.store.ts';
import { onboardingOf } from './test-onboarding.ts';

const number = '985615616';
const unit = { organisasjonsnummer: number, navn: 'UNIBUSS AS' };
const wholeMs = 500;

const answers: Record<string, RequestListener> = {
  'says nothing': () => undefined,
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

describe.each(testDatabases)('while the company register is in trouble, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let register: Server | null = null;
  let port = 0;
  let answer: RequestListener = () => undefined;

  const listen = async (): Promise<void> => {
    register = createServer((request, response) => answer(request, response));
    const started = register;
    await new Promise<void>((listens) => started.listen(port, '127.0.0.1', listens));
  };
  const stopListening = async (): Promise<void> => {
    register?.closeAllConnections();
    await new Promise((closed) => (register ? register.close(closed) : closed(undefined)));
    register = null;
  };
  beforeAll(async () => {
    port = await freePort();
    test = await open();
    portal = await testPortal(test, {
      environment: { BRREG_URL: `http://127.0.0.1:${port}`, BRREG_TIMEOUT_MS: String(wholeMs) },
    });
  });
  beforeEach(async () => {
    if (!register) await listen();
  });
  afterAll(async () => {
    await stopListening();
    await portal?.stop();
    await test?.drop();
  });

  const lookUp = () =>
    portal.callAs(portal.user('support'), getCompanyPrefill, { params: { orgNumber: number } });
  const onboard = (body = onboardingOf(number)) =>
    portal.callAs(portal.user('support'), onboardCompany, { body });
  const inTrouble = { status: 503, json: { code: 'UNAVAILABLE' } };

  const expectNothingMade = async () => {
    const before = await countsOfMade(test.database);
    const began = performance.now();
    expect(await lookUp()).toMatchObject(inTrouble);
    expect(await onboard()).toMatchObject(inTrouble);
    expect(performance.now() - began).toBeLessThan(2 * wholeMs + 1_500);
    expect(await countsOfMade(test.database)).toEqual(before);
  };

  it.each(Object.keys(answers).filter((how) => how !== 'is well'))(
    'which %s, it is said that it does not work, and nothing is made',
    async (how) => {
      answer = answers[how] ?? answer;
      await expectNothingMade();
    },
  );

  it('which nobody answers for, it is said that it does not work, and nothing is made', async () => {
    await stopListening();
    await expectNothingMade();
  });

  it('its customers are still told that they are customers', async () => {
    answer = answers['is well'] ?? answer;
    const body = onboardingOf(number);
    const before = await countsOfMade(test.database);
    expect(await onboard(body)).toMatchObject({ status: 200 });
    // What was looked for above is seen when it is there.
    const after = await countsOfMade(test.database);
    for (const [what, count] of Object.entries(after))
      expect([what, count > (before[what] ?? 0)]).toEqual([what, true]);
    await stopListening();
    expect(await lookUp()).toMatchObject({ status: 409, json: { code: 'COMPANY_EXISTS' } });
    expect(await companiesNumbered(test.database, number)).toHaveLength(1);
  });
});
