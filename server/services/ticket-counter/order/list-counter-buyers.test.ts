import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { expect } from 'vitest';
import { setState } from '#customers/session/test-users.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

portalTest(
  'who may see the counter and not order is told who orders (spec 1 §6)',
  async (portal) => {
    const buyersFor = (login: string, company: string) =>
      portal.callAs(portal.user(login), listCounterBuyers, {
        params: { id: portal.company(company).id },
      });
    const nameOf = async (login: string) => {
      const { json } = await portal.callAs(portal.user(login), getContact, {});
      const { firstName, lastName } = json as { firstName: string; lastName: string };
      return `${firstName} ${lastName}`;
    };
    const { json } = await buyersFor('hr-users', 'several-services');
    const { buyers } = json as { buyers: string[] };
    const nameOfBuyer = await nameOf('ticket-counter');
    expect(buyers).toContain(nameOfBuyer);
    // Users of the company who have other roles are not among them.
    expect(buyers).not.toContain(await nameOf('hr-users'));
    // One who was deactivated orders no more.
    const buyer = portal.user('ticket-counter');
    await setState(portal.database, buyer.id, 'INACTIVE');
    const left = (await buyersFor('hr-users', 'several-services')).json as { buyers: string[] };
    expect(left.buyers).toEqual(buyers.filter((one) => one !== nameOfBuyer));
    await setState(portal.database, buyer.id, 'ACTIVE');
    expect(await buyersFor('ticket-counter', 'housing')).toMatchObject({ status: 404 });
  },
);
