import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import type { Signatory } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import fastify from 'fastify';
import { describe, expect } from 'vitest';
import {
  signingCompanies,
  signingPeople,
} from '#platform/stand-ins/company-register/signing-people.ts';
import {
  companyRegisterPath,
  companyRegisterStandIn,
} from '#platform/stand-ins/company-register.ts';
import { testWith } from '#testing/test-with.ts';
import { companyRegister } from './company-register.adapter.ts';

const wholeMs = 1_000;
const { ingrid, jonas, silje, magnus, kari, ola } = signingPeople;

let unread: unknown[] = [];
const log = { info: (line: unknown) => void unread.push(line) };

const sharedTest = testWith({
  make: async (onEnd) => {
    const app = fastify({ forceCloseConnections: true });
    await app.register(companyRegisterStandIn());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onEnd(() => app.close());
    return companyRegister({ url: `${address}${companyRegisterPath}`, wholeMs, log });
  },
  reset: () => void (unread = []),
});

const by = (basis: string, ...groups: readonly (readonly Signatory[])[]) => ({
  combinations: groups.map((people) => ({ basis, people })),
});

describe('the signing companies of the local register', () => {
  sharedTest.each([
    ['alone', by('SIGNATURE', [ingrid])],
    ['together', by('SIGNATURE', [jonas, silje])],
    ['anyTwo', by('SIGNATURE', [jonas, silje], [jonas, magnus], [silje, magnus])],
    ['procuration', by('PROCURATION', [magnus])],
    ['boardByRoles', by('ROLES', [jonas, silje])],
    ['partnersByRoles', by('ROLES', [silje, magnus])],
    ['soleProprietor', by('ROLES', [ola])],
    ['publicBody', by('ROLES')],
    ['onlyInWords', by('SIGNATURE')],
    ['partnerIsOrganisation', by('ROLES')],
    ['eInvoicesDown', by('SIGNATURE', [ingrid])],
  ] as const)('%s', async (register, company, rights) => {
    expect(await register.signingRightsOf(signingCompanies[company])).toEqual(rights);
  });

  sharedTest.each([
    ['onlyInWords', 'SIGNATURE: only in words (rule RI)'],
    ['publicBody', 'ROLES: FORM_WITHOUT_RULE'],
    ['partnerIsOrganisation', 'ROLES: HOLDER_IS_NO_PERSON'],
  ] as const)('%s: the log says why nobody may sign', async (register, company, reason) => {
    await register.signingRightsOf(signingCompanies[company]);
    expect(unread).toEqual([{ organisationNumber: signingCompanies[company], unread: [reason] }]);
  });

  sharedTest('have nothing of Kari Moen', async (register) => {
    const working = Object.entries(signingCompanies).filter(([name]) => !name.startsWith('rights'));
    for (const [, number] of working) {
      const { combinations } = await register.signingRightsOf(number);
      expect(combinations.flatMap(({ people }) => people)).not.toContainEqual(kari);
    }
  });

  sharedTest.each(Object.values(signingCompanies))(
    '%s can be looked up',
    async (register, number) => {
      expect(isOrganisationNumber(number)).toBe(true);
      expect(await register.lookUp(number)).toMatchObject({
        found: { organisationNumber: number },
      });
    },
  );

  sharedTest.each([
    ['rightsDown', 'it answered 503'],
    ['rightsRubbish', 'its answer is no JSON'],
    ['rightsSlow', 'no answer'],
  ] as const)('%s is unavailable', async (register, company, reason) => {
    const began = performance.now();
    await expect(register.signingRightsOf(signingCompanies[company])).rejects.toThrow(
      `the company register is unavailable: ${reason}`,
    );
    expect(performance.now() - began).toBeLessThan(wholeMs + 500);
  });

  sharedTest.each([
    ['a removed unit', '312901374'],
    ['an unknown one', '312999900'],
    ['no number', '991609408'],
    ['a sub-unit', '990013608'],
  ])('%s has no rights', async (register, _, number) => {
    expect(await register.signingRightsOf(number)).toEqual({ combinations: [] });
    expect(unread).toHaveLength(1);
  });

  sharedTest(
    'is the only one to have invented rights: others have their board',
    async (register) => {
      expect(await register.signingRightsOf('991609407')).toEqual(
        by('ROLES', [jonas, silje, magnus]),
      );
    },
  );
});
