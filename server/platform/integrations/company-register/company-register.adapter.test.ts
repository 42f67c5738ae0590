import fastify from 'fastify';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestService } from '#platform/integrations/test-service.ts';
import {
  companyRegisterPath,
  companyRegisterStandIn,
  unitAnsweredWithRubbish,
  unitWithRegisterDown,
  unitWithSlowRegister,
} from '#platform/stand-ins/company-register.ts';
import { testWith } from '#testing/test-with.ts';
import { companyRegister } from './company-register.adapter.ts';

const wholeMs = 1_000;
const silentLog = { info: () => undefined };
const street = { postCode: '0154', postArea: 'Oslo', countryCode: 'NO', addressLine2: null };

let requestCount = 0;
const sharedTest = testWith({
  make: async (onEnd) => {
    // A call that was given up leaves its connection open.
    const app = fastify({ forceCloseConnections: true });
    app.addHook('onRequest', async () => {
      requestCount += 1;
    });
    await app.register(companyRegisterStandIn());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onEnd(() => app.close());
    return {
      register: companyRegister({
        url: `${address}${companyRegisterPath}`,
        wholeMs,
        log: silentLog,
      }),
    };
  },
});

describe('the company register, as it stands on this machine', () => {
  sharedTest('has a unit with its name and addresses', async ({ register }) => {
    expect(await register.lookUp('936846777')).toEqual({
      found: {
        name: 'Vennesla kommune',
        organisationNumber: '936846777',
        billAddress: expect.objectContaining({ addressLine1: 'Postboks 25' }),
        postAddress: expect.objectContaining({ addressLine1: 'Postboks 25' }),
        visitAddress: {
          addressLine1: 'Herredshuset',
          addressLine2: 'Venneslamoen 1',
          postCode: '4700',
          postArea: 'Vennesla',
          countryCode: 'NO',
        },
      },
    });
  });

  sharedTest(
    'has no address for post: it is that of the business, without its empty lines',
    async ({ register }) => {
      const address = { ...street, addressLine1: 'c/o Test', addressLine2: 'Testveien 1' };
      expect(await register.lookUp('312908220')).toMatchObject({
        found: { billAddress: address, postAddress: address, visitAddress: address },
      });
    },
  );

  sharedTest(
    'has an address abroad, which is left out for the one in Norway',
    async ({ register }) => {
      const address = { ...street, addressLine1: 'Testveien 1' };
      expect(await register.lookUp('312909596')).toMatchObject({
        found: { postAddress: address, visitAddress: address },
      });
    },
  );

  sharedTest('writes spaces as it likes; they are put right', async ({ register }) => {
    expect(await register.lookUp('915070434')).toMatchObject({
      found: { postAddress: { addressLine1: 'Postboks 2857, Tøyen' } },
    });
  });

  sharedTest.each([
    ['312900009', 'deleted'],
    ['312901374', 'removed'],
    ['312902745', 'bankrupt'],
    ['312905485', 'being-wound-up'],
    ['312906856', 'forced-dissolution'],
    ['990013608', 'sub-unit'],
  ])('says of %s that it may not become a customer: %s', async ({ register }, number, obstacle) => {
    expect(await register.lookUp(number)).toEqual({ mayNotBecomeCustomer: obstacle });
  });

  sharedTest.each(['312999900', '991609408', '../enheter'])(
    'does not know %s',
    async ({ register }, number) => {
      expect(await register.lookUp(number)).toEqual({ notFound: true });
    },
  );

  sharedTest.each([
    [unitWithRegisterDown, 'it answered 503', 2],
    [unitAnsweredWithRubbish, 'its answer is no JSON', 1],
    [unitWithSlowRegister, 'no answer', 2],
  ])('is unavailable for %s: %s, asked %s times', async ({ register }, number, reason, times) => {
    const before = requestCount;
    const started = performance.now();
    await expect(register.lookUp(number)).rejects.toThrow(
      `the company register is unavailable: ${reason}`,
    );
    expect(requestCount - before).toBe(times);
    expect(performance.now() - started).toBeLessThan(wholeMs + 500);
  });

  it('never starts in production', () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      expect(() => companyRegisterStandIn()).toThrow('does not start with NODE_ENV=production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});

describe('a register that misbehaves', () => {
  const registerThat = async (answers: RequestListener) =>
    companyRegister({ url: await startTestService(answers), wholeMs, log: silentLog });
  const unit = { organisasjonsnummer: '985615616', navn: 'UNIBUSS AS', somethingNew: [1] };

  it('and works at the second try has answered', async () => {
    const requests: [string | undefined, string | undefined][] = [];
    const register = await registerThat(({ url, headers }, response) => {
      requests.push([url, headers.accept]);
      response.writeHead(requests.length === 1 ? 502 : 200).end(JSON.stringify(unit));
    });
    expect(await register.lookUp('985615616')).toMatchObject({ found: { visitAddress: null } });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.[0]).toBe('/enhetsregisteret/api/enheter/985615616');
    expect(requests[0]?.[1]).toMatch(
      /^application\/vnd\.brreg\.enhetsregisteret\.enhet\.v2\+json;/,
    );
  });

  it('and answers 429 is not asked again', async () => {
    let requestCount = 0;
    const register = await registerThat((_request, response) => {
      requestCount += 1;
      response.writeHead(429).end();
    });
    await expect(register.lookUp('985615616')).rejects.toThrow('it answered 429');
    expect(requestCount).toBe(1);
  });

  it.each([
    ['another unit', JSON.stringify({ ...unit, organisasjonsnummer: '991609407' }), 'another unit'],
    ['no name', JSON.stringify({ ...unit, navn: null }), 'cannot be read'],
    ['null', 'null', 'cannot be read'],
    ['nothing', '', 'no JSON'],
    ['more than any unit has', JSON.stringify({ ...unit, navn: 'x'.repeat(1_100_000) }), 'no end'],
  ])('and answers %s is unavailable', async (_, body, reason) => {
    const register = await registerThat((_request, response) => void response.end(body));
    await expect(register.lookUp('985615616')).rejects.toThrow(reason);
  });

  it('and stops in the middle of its answer is unavailable', async () => {
    const register = await registerThat((_request, response) => void response.write('{"navn":'));
    await expect(register.lookUp('985615616')).rejects.toThrow('unavailable: no answer');
  });

  it('and is not there at all is unavailable', async () => {
    const register = companyRegister({ url: 'http://127.0.0.1:9', wholeMs, log: silentLog });
    await expect(register.lookUp('985615616')).rejects.toThrow('unavailable: no answer');
  });
});
