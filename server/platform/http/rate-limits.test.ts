import { describe, expect } from 'vitest';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const portalTest = portalTestWith({
  environment: { RATE_LIMIT_PER_SESSION: '8', RATE_LIMIT_PER_ADDRESS: '4', TRUST_PROXY: 'true' },
});

describe('the limit of an address', () => {
  const statuses = async (
    { portal, address }: { portal: TestPortal; address: string },
    times: number,
    cookieOf: (time: number) => string,
  ) => {
    const observed: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const cookie = `takst_session=${cookieOf(time)}`;
      const headers = { cookie, 'x-forwarded-for': address };
      observed.push((await portal.send({ path: '/api/product/list-v2', headers })).status);
    }
    return observed.join(' ');
  };

  portalTest('is not lifted by sessions that somebody makes up', async (portal) => {
    const caller = { portal, address: '192.0.2.1' };
    expect(await statuses(caller, 5, (time) => `made-up-${time}`)).toBe('200 200 200 200 429');
    expect(await statuses(caller, 1, () => newToken())).toBe('429');
  });

  portalTest('is none of those who are signed in', async (portal) => {
    const caller = { portal, address: '192.0.2.2' };
    expect(await statuses(caller, 5, () => newToken())).toBe('200 200 200 200 429');
    const { token } = portal.user('hr');
    expect(await statuses(caller, 9, () => token)).toBe('200 200 200 200 200 200 200 200 429');
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(await statuses(caller, 1, () => changed)).toBe('429');
  });
});
