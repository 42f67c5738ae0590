import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { describe, expect } from 'vitest';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import {
  placeBilledCompanies,
  placeSubscription,
  setBaseOnly,
} from '#billing/invoices/test-billing-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { invoicesOf, linesOf } from '#billing/invoices/test-issued.query.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setCompanySetting } from '#services/subscriptions/test-subscriptions.store.ts';
import { refundLine as serveRefund } from './refund-line.ts';

const path = '/invoice-admin-api/closed-refunds/{id}/{lineId}';
const inProduction = { ...refundLine, path } as const;

/** As the portal serves the call in production, at an address of its own. */
const portalTest = portalTestWith({
  extend({ app, database, clock }) {
    const queue = { enqueue: async () => undefined };
    const served = serveRefund(createChangePath({ database, clock, queue }));
    const gate = makeGate({
      authenticate: makeAuthenticate({
        database,
        clock,
        renewSession: async () => true,
        keepAlive: async () => true,
      }),
      admitTicketApp: makeAdmitTicketApp(database),
      admitVoucherKey: makeAdmitVoucherKey(database, clock),
      clock,
      secure: false,
      production: true,
    });
    registerRoutes(app, [{ ...served, route: inProduction }], { gate, clock });
  },
});

describe('in production (spec 2 §6)', () => {
  portalTest('tickets are refunded by who may not refund subscriptions', async (portal) => {
    const { database } = portal;
    const world = { tenant: 'ruter', companies: 1, people: 1, from: '2026-02-01' } as const;
    const [company] = await placeBilledCompanies(database, world);
    if (!company) throw new Error('no company');
    await placeSubscription(database, {
      tenant: 'ruter',
      companyId: company.id,
      agreementId: company.agreements[0],
      holderId: company.people[0] ?? 0,
      type: 'JOULE',
      startDate: Temporal.PlainDate.from('2026-02-01'),
      expirationDate: null,
    });
    const { runOn } = await billing(database);
    await runOn('2026-03-07');
    portal.clock.set('2026-03-08T12:00:00+01:00');
    const [invoice] = await invoicesOf(database, [company.id]);
    const lines = await linesOf(database, [company.id]);
    const refund = (type: string, route: typeof refundLine | typeof inProduction) => {
      const line = lines.find((one) => one.product_type === type);
      const params = { id: invoice?.id ?? 0, lineId: line?.id ?? 0 };
      const input = { params, body: { amount: 1, description: null } };
      return callLoosely(portal.port, portal.user('operator'), { route, input });
    };
    expect(await refund('MOBILITY', inProduction)).toMatchObject({
      status: 409,
      json: { code: 'REFUND_SWITCHED_OFF' },
    });
    expect(await refund('TICKET', inProduction)).toMatchObject({ status: 200 });
    // The operator has switched it off for this company.
    await setBaseOnly(database, 'ruter', company.id);
    await setCompanySetting(database, company.id, true);
    expect(await refund('MOBILITY', refundLine)).toMatchObject({
      status: 409,
      json: { code: 'REFUND_SWITCHED_OFF' },
    });
    await setCompanySetting(database, company.id, false);
    expect(await refund('MOBILITY', refundLine)).toMatchObject({ status: 200 });
  });
});
