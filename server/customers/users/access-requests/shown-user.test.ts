import { expect } from 'vitest';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { accessIn, placeCustomer } from './test-access-requests.ts';

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, customer: await placeCustomer(portal) };
});

portalTest(
  'a request shows the user who asks, active or not, and none who is deleted',
  async (portal) => {
    const access = accessIn(portal);
    const { organisationNumber, administrators } = portal.customer;
    const [one] = administrators;
    const staff = access.as(portal.user('user-support'));
    // A role in the company, and an address as the person writes it, who knows no difference.
    const { id: userId } = portal.user('hr-contractor');
    const email = 'HR-Contractor@ruter.example';
    const { id } = await access.asked({ organisationNumber, email });
    for (const state of ['INACTIVE', 'ACTIVE', 'DELETED'] as const) {
      await setUserState(portal.database, userId, state);
      const shown = { userId: state === 'DELETED' ? null : userId };
      expect((await access.as(one).get(id)).json, state).toMatchObject(shown);
      expect((await staff.get(id)).json, state).toMatchObject(shown);
    }
    await setUserState(portal.database, userId, 'ACTIVE');
  },
);
