import { listCounterTickets } from '@takst/contract/services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { adultOre, delivered, placeOrder } from '../order/test-counter-order.ts';

async function tickets(
  portal: TestPortal,
  query: { searchFor?: string; maxEntries?: string; sort?: 'purchaseDate' } = {},
): Promise<Reply<typeof listCounterTickets>> {
  const answer = await portal.callAs(portal.user('ticket-counter'), listCounterTickets, {
    params: { id: portal.company('several-services').id },
    query,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.json as Reply<typeof listCounterTickets>;
}

const idsOf = ({ matches }: Reply<typeof listCounterTickets>) => matches.map(({ id }) => id);

describe('the ticket history', () => {
  portalTest('has each ticket that was made, newest first', async (portal) => {
    const id = await placeOrder(portal, { personalReference: 'Styremøte' });
    const deliveries = await delivered(portal, id);
    const { totalEntries, matches } = await tickets(portal, { maxEntries: '2' });
    expect(totalEntries).toBeGreaterThanOrEqual(2);
    expect(matches.map((ticket) => ticket.id)).toEqual(
      deliveries.map((one) => one.id).toReversed(),
    );
    expect(matches[0]).toMatchObject({
      order: { id, personalReference: 'Styremøte', invoiceReference: null },
      delivery: {
        type: 'TICKET',
        status: 'pending',
        state: 'unused',
        productTemplateId: 'single-ticket',
        mediaInfo: {
          type: 'MOBILE_TICKET',
          pickupCode: expect.stringMatching(/^\w{8}$/),
          phone: null,
        },
      },
    });
    expect(matches[0]?.delivery.productName?.nb).toBeTruthy();
  });

  portalTest(
    'is searched by phone, with or without its country code, or by comment',
    async (portal) => {
      const phone = newPhone();
      const toPhone = await placeOrder(portal, {
        lines: [
          {
            profileId: 'ADULT',
            quantity: 1,
            phones: [{ name: null, phoneCountryCode: '+47', phone }],
          },
        ],
        expectedOre: adultOre,
        personalReference: 'Gjest i mars',
      });
      const other = await placeOrder(portal, { personalReference: `Ring ${phone} først` });
      const [delivery] = await delivered(portal, toPhone);
      const listed = (await delivered(portal, other)).map(({ id }) => id);
      const all = [...listed.toReversed(), delivery?.id];
      expect(idsOf(await tickets(portal, { searchFor: phone }))).toEqual(all);
      expect(
        idsOf(await tickets(portal, { searchFor: `+47 ${phone.slice(0, 3)} ${phone.slice(3)}` })),
      ).toEqual([delivery?.id]);
      expect(idsOf(await tickets(portal, { searchFor: 'mars gjest' }))).toEqual([delivery?.id]);
      expect(idsOf(await tickets(portal, { searchFor: 'ingen slik' }))).toEqual([]);
    },
  );

  portalTest('has no travel money, and nothing that is not made', async (portal) => {
    const id = await placeOrder(portal);
    const [first, second] = await delivered(portal, id);
    const before = await tickets(portal);
    await sql`update ticket_counter.delivery set delivered_on = null, problem = 'UNEXPECTED' where id = ${first?.id}`.execute(
      tablesOf(portal.database),
    );
    const after = await tickets(portal);
    expect(after.totalEntries).toBe(before.totalEntries - 1);
    expect(idsOf(after)[0]).toBe(second?.id);
    await sql`update ticket_counter."order" set type = 'TRAVEL_MONEY', medium = 'card', nr_of_zones = null where id = ${id}`.execute(
      tablesOf(portal.database),
    );
    expect((await tickets(portal)).totalEntries).toBe(before.totalEntries - 2);
  });

  portalTest('of a company is for its users alone', async (portal) => {
    const elsewhere = await portal.callAs(
      portal.user('ticket-counter', 'akt'),
      listCounterTickets,
      {
        params: { id: portal.company('several-services').id },
      },
    );
    expect(elsewhere.status).toBe(404);
  });
});
