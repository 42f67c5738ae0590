import { setTimeout as sleep } from 'node:timers/promises';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { statementsMeanwhile, statementsOf } from './statements.ts';

/** A reading call, which each time needs a session that was not there before, and one with a body. */
const callsOf = (portal: TestPortal) => ({
  read: () =>
    portal.callAs(portal.user('hr-everything'), countSubscribers, {
      params: { id: portal.company('several-services').id },
    }),
  write: () =>
    portal.callAs({ tenant: 'ruter', token: '' }, requestAccess, {
      body: {
        companyName: 'Unibuss',
        email: 'kari@unibuss.example',
        firstName: 'Kari',
        lastName: 'Spørre',
        organisationNumber: '982463718',
        phoneCountryCode: '+47',
        phone: '46999999',
      },
    }),
});

const textsOf = ({ statements }: { statements: readonly { statement: string }[] }) =>
  statements.map(({ statement }) => statement);

describe('the statements of a piece of work', () => {
  portalTest('are those of its calls, with and without a body', async (portal) => {
    const { read, write } = callsOf(portal);
    expect(textsOf(await statementsOf(read))).not.toEqual([]);
    const statements = textsOf(await statementsOf(write));
    expect(statements).toContainEqual(expect.stringContaining('into onboarding.access_request'));
    expect(statements.filter((statement) => statement === 'commit')).toHaveLength(2);
  });

  portalTest('are its own, while others work on the same connections', async (portal) => {
    const { read } = callsOf(portal);
    let isOver = false;
    const others = (async () => {
      while (!isOver) await read();
    })();
    try {
      expect(textsOf(await statementsOf(() => sleep(200)))).toEqual([]);
      expect(textsOf(await statementsMeanwhile(() => sleep(200)))).not.toEqual([]);
      const alone = textsOf(await statementsOf(read));
      const [one, other] = await Promise.all([statementsOf(read), statementsOf(read)]);
      expect([textsOf(one), textsOf(other)]).toEqual([alone, alone]);
    } finally {
      isOver = true;
      await others;
    }
  });
});
