import { findCovers } from '@takst/contract/services/ticket-counter/covers/find-covers.contract.ts';
import { reportPurchase } from '@takst/contract/services/ticket-counter/covers/report-purchase.contract.ts';
import { describe, expect } from 'vitest';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { findCovers as serveCovers } from './find-covers.ts';
import { reportPurchase as servePurchase } from './report-purchase.ts';
import { askWhoPays, coveredTwice, reportIn } from './test-covers.ts';

const path = '/ticketoffice-api/app/closed-covers';
const purchasePath = '/ticketoffice-api/app/closed-purchases';

/** As the portal serves the calls in production, at addresses of their own. */
const portalTest = portalTestWith({
  extend({ app, database, clock }) {
    const served = serveCovers({ database, production: true });
    const { queue } = recordedJobs();
    const changes = createChangePath({ database, clock, queue });
    const purchases = servePurchase({ database, changes, production: true });
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
    const gate = makeGate(parts);
    registerRoutes(app, [{ ...served, route: { ...findCovers, path } }], { gate, clock });
    const route = { ...reportPurchase, path: purchasePath } as const;
    registerRoutes(app, [{ ...purchases, route }], { gate, clock });
  },
});

describe('in production', () => {
  portalTest('companies pay for nothing in the app yet', async (portal) => {
    const { phone, ownId: coverId } = await coveredTwice(portal);
    const closed = { status: 403, json: { code: 'COMPANY_PAYS_CLOSED' } };
    expect(await askWhoPays(portal, { phone, path })).toMatchObject(closed);
    expect((await askWhoPays(portal, { phone })).status).toBe(200);
    const purchase = { coverId, phone, purchaseId: 'in-production' };
    expect(await reportIn(portal, purchase, { path: purchasePath })).toMatchObject(closed);
    expect((await reportIn(portal, purchase)).status).toBe(200);
  });
});
