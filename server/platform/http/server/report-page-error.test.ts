import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

describe('a report of a page about its own trouble', () => {
  const token = 'c2VjcmV0LXRva2Vu_LW9mLWEtaG9sZGVyq9';
  const reportedFor = async (portal: TestPortal, path: string) => {
    const body = {
      kind: 'crash' as const,
      message: `Error: no ticket of Kari Nordmann, 411 12 223, with ${token}`,
      path,
      stack: `Error: Kari\n    at show (https://localhost/billett/${token}:1:2)`,
      number: '0a1b2c3d',
    };
    const nobody = { tenant: 'ruter', token: '' } as const;
    const { status } = await portal.callAs(nobody, reportPageError, { body });
    expect(status).toBe(200);
    const { error, route } = portal.reported.at(-1) ?? {};
    return { route, text: error instanceof Error ? `${error.message}\n${error.stack}` : '' };
  };

  portalTest(
    'is scrubbed of names, phones and tokens before it leaves the server',
    async (portal) => {
      const { route, text } = await reportedFor(portal, `/billett/${token}?phone=41112223`);
      expect(route).toBe('/billett/{token}');
      expect(text).not.toMatch(/Kari|Nordmann|411|c2Vj/);
      expect(text).toContain('[0a1b2c3d]');
      expect(text).toContain('at show (https://localhost/[removed]:1:2)');
    },
  );

  portalTest.each(['/Kari-Nordmann/41112223', 'no path at all', `/x/${token}`])(
    'names no page that is not in the table: %s',
    async (portal, path) => {
      expect((await reportedFor(portal, path)).route).toBe('/[no page]');
    },
  );
});
