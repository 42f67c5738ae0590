import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { expect } from 'vitest';
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
    expect(buyers).toContain(await nameOf('ticket-counter'));
    // Users of the company who have other roles are not among them.
    expect(buyers).not.toContain(await nameOf('hr-users'));
    expect(await buyersFor('ticket-counter', 'housing')).toMatchObject({ status: 404 });
  },
);
