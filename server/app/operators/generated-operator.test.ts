import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { tryRoute } from '#testing/access-table/try-route.ts';
import {
  generatedOperator,
  startWithGenerated,
  takeGeneratedOperator,
} from '#testing/portal/generated-operator.ts';
import { emptyPortalTestWith } from '#testing/portal/portal-test.ts';

takeGeneratedOperator();
const portalTest = emptyPortalTestWith(startWithGenerated);

describe('an operator that the command has made, beside others', () => {
  portalTest('has its zones and sells a company ticket at its own prices', async (portal) => {
    const company = portal.company('several-services', generatedOperator);
    const user = portal.user('hr', generatedOperator);
    const zones = await portal.callAs(user, listZones, {});
    expect(zones.json).toMatchObject([{ name: 'Sør' }, { name: 'Sentrum' }, { name: 'Nord' }]);
    const ordered = await orderIn(portal)({}, { company });
    expect(ordered.status).toBe(200);
    const elsewhere = await orderIn(portal)({ zoneFrom: 'Arendal' }, { company });
    expect(elsewhere.status).toBe(422);
  });

  portalTest('answers at its own host name, and nobody at another one', async (portal) => {
    const statusAt = async (host: string) => {
      const headers = { host: `${host}.localhost:${portal.port}` };
      return (await portal.send({ path: '/api/zone/list', headers })).status;
    };
    expect([await statusAt(generatedOperator), await statusAt('elsewhere')]).toEqual([200, 404]);
  });

  portalTest.each([
    ['ordering a ticket', orderCompanyTicket],
    ['making a user', createUser],
    ['the history of a company', listCompanyHistory],
    ['invoice runs', listInvoiceRuns],
  ])(
    'is kept apart from them: %s, as everybody, about everything',
    async (portal, _, route) => {
      const { faults, calls } = await tryRoute(portal, route);
      expect(faults).toEqual([]);
      expect(calls).toBeGreaterThan(15);
    },
    600_000,
  );
});
