import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { batchesOf, rightRows } from '#ticketing/batches/test-batches.ts';
import { orderFormOf } from '#services/self-service/order-form/test-order-form.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setAwaitsSignature } from './test-onboarding.store.ts';

describe('an agreement whose contract is not signed (domain: pages open, orders do not)', () => {
  portalTest('takes no orders, by whichever way, until it is', async (portal) => {
    const company = portal.company('several-services');
    const form = await orderFormOf(portal);
    const order = orderIn(portal);
    expect((await order()).status).toBe(200);
    await setAwaitsSignature(portal.database, company.id, true);
    // The company is not among those in which its users may order; customer support reaches it, and is refused.
    expect((await order()).status).toBe(404);
    const support = portal.user('support');
    expect((await order({}, { user: support })).status).toBeGreaterThan(399);
    expect((await form.get()).json).toMatchObject({ agreements: [] });
    expect((await form.sendCode(newPhone())).json).toMatchObject({ code: 'ORDER_FORM_CLOSED' });
    const params = { id: company.id };
    const user = portal.user('hr');
    expect((await portal.callAs(user, getUserCompany, { params })).json).toMatchObject({
      allAgreements: expect.arrayContaining([expect.objectContaining({ awaitsSignature: true })]),
    });
    expect((await portal.callAs(user, listSubscribers, { params })).status).toBe(200);
    const batches = batchesOf(portal);
    await expect(batches.checked(rightRows(1))).rejects.toThrow();
    await setAwaitsSignature(portal.database, company.id, false);
    expect((await order()).status).toBe(200);
    expect((await form.get()).json).not.toMatchObject({ agreements: [] });
  });
});
