import { findCovers } from '@takst/contract/services/ticket-counter/covers/find-covers.contract.ts';
import { describe, expect } from 'vitest';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { findCovers as serveCovers } from './find-covers.ts';
import { askWhoPays, coveredTwice } from './test-covers.ts';

const path = '/ticketoffice-api/app/closed-covers';

/** As the portal serves the call in production, at an address of its own. */
const portalTest = portalTestWith({
  extend({ app, database, clock }) {
    const served = serveCovers({ database, production: true });
    const admitTicketApp = makeAdmitTicketApp(database);
    const admitVoucherKey = makeAdmitVoucherKey(database, clock);
    const authenticate = makeAuthenticate({
      database,
      clock,
      renewSession: async () => true,
      keepAlive: async () => true,
    });
    const parts = {
      authenticate,
      admitTicketApp,
      admitVoucherKey,
      clock,
      secure: false,
      production: true,
    };
    registerRoutes(app, [{ ...served, route: { ...findCovers, path } }], {
      gate: makeGate(parts),
      clock,
    });
  },
});

describe('in production', () => {
  portalTest('companies pay for nothing in the app yet', async (portal) => {
    const { phone } = await coveredTwice(portal);
    expect(await askWhoPays(portal, { phone, path })).toMatchObject({
      status: 403,
      json: { code: 'COMPANY_PAYS_CLOSED' },
    });
    expect((await askWhoPays(portal, { phone })).status).toBe(200);
  });
});
