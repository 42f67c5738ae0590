import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { takingBack } from '#services/ticket-counter/take-back/test-take-back.ts';
import { deliverWorker } from '#services/ticket-counter/deliver/test-deliver-worker.ts';
import {
  adultOre,
  delivered,
  deliveriesOf,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { coveredTwice, reportIn } from '#services/ticket-counter/covers/test-covers.ts';
import { cardSystemOf, placeOnCards } from '#services/ticket-counter/load/test-loads.ts';
import { setDelivery } from '#services/ticket-counter/orders/test-read-orders.ts';
import { remindBuyersJob } from './remind-buyers.job.ts';

/** The e-mails that the job of a morning sends about each of some orders. */
async function emailsOfEach(portal: TestPortal, orderIds: readonly number[], moment: string) {
  portal.clock.set(moment);
  const worker = deliverWorker(portal);
  const origins = perTenant(() => 'https://takst.example');
  await remindBuyersJob.run({}, { ...worker, origins }, 'key');
  const emails = worker.enqueued.map(
    ({ data }) => data as { to: string; subject: string; text: string },
  );
  return orderIds.map((id) => emails.filter(({ subject }) => subject.startsWith(`Ordre ${id}:`)));
}

/** The same about one order. */
async function emailsOf(portal: TestPortal, orderId: number, moment: string) {
  const [emails = []] = await emailsOfEach(portal, [orderId], moment);
  return emails;
}

const nobodyOrders = (portal: TestPortal) =>
  sql`delete from users.company_role where company_id = ${portal.company('several-services').id}
       and role = 'TICKET_ADMIN'`.execute(tablesOf(portal.database));

describe('codes that nobody has used', () => {
  portalTest('are told of 14 days before they expire, once', async (portal) => {
    const id = await placeOrder(portal);
    const [first] = await delivered(portal, id);
    await takingBack(portal).cancel(first?.id ?? 0);
    // Ordered on 6 March, they can be used until 4 June.
    expect(await emailsOf(portal, id, '2026-05-20T08:05:00+02:00')).toEqual([]);
    const emails = await emailsOf(portal, id, '2026-05-21T08:05:00+02:00');
    expect(emails.map(({ to }) => to)).toContain('ticket-counter@ruter.example');
    // Who has the settings of the counter does not order there.
    expect(emails.map(({ to }) => to)).not.toContain('hr-users@ruter.example');
    expect(emails[0]).toMatchObject({
      subject: `Ordre ${id}: bruk billettene innen 4. juni 2026`,
      text: expect.stringContaining('1 billett er ikke brukt'),
    });
    const company = portal.company('several-services').id;
    expect(emails[0]?.text).toContain(
      `https://takst.example/billettluka/ordrehistorikk/${id}?bedrift=${company}\n`,
    );
    expect(await emailsOf(portal, id, '2026-05-22T08:05:00+02:00')).toEqual([]);
  });

  portalTest('are told of after a week off, and not when none is left', async (portal) => {
    const [used, unused] = [await placeOrder(portal), await placeOrder(portal)];
    const [cancelled, fetched] = await delivered(portal, used);
    await takingBack(portal).cancel(cancelled?.id ?? 0);
    const phone = phonesOf(portal);
    const redeemed = await phone.redeem(fetched?.pickupCode ?? '', phone.newApp());
    expect(redeemed.status).toBe(200);
    await delivered(portal, unused);
    expect(await emailsOf(portal, used, '2026-05-28T08:05:00+02:00')).toEqual([]);
    portal.clock.set('2026-03-06T10:00:00+01:00');
    const late = await placeOrder(portal);
    await delivered(portal, late);
    expect(await emailsOf(portal, late, '2026-05-30T08:05:00+02:00')).not.toEqual([]);
    portal.clock.set('2026-03-06T10:00:00+01:00');
    const [last, over] = [await placeOrder(portal), await placeOrder(portal)];
    await delivered(portal, last);
    expect(await emailsOf(portal, last, '2026-06-04T08:05:00+02:00')).not.toEqual([]);
    await sql`update ticket_counter."order" set reminded_at = null where id = ${over}`.execute(
      tablesOf(portal.database),
    );
    await delivered(portal, over);
    expect(await emailsOf(portal, over, '2026-06-05T08:05:00+02:00')).toEqual([]);
  });

  portalTest('are counted without what was loaded on a card or taken back', async (portal) => {
    const numbers = Array.from({ length: 6 }, (_, place) => String(4_200_000_001 + place));
    const [some, none] = [
      await placeOnCards(portal, numbers),
      await placeOnCards(portal, numbers.slice(0, 2)),
    ];
    const [cancelled, refunded, failed, loaded] = some.made;
    await setDelivery(portal, cancelled?.id ?? 0, 'cancelled_at = now()');
    await setDelivery(portal, refunded?.id ?? 0, 'refunded_at = now()');
    await setDelivery(portal, failed?.id ?? 0, `delivered_on = null, problem = 'UNEXPECTED'`);
    const { reportLoad } = cardSystemOf(portal);
    for (const one of [loaded, ...none.made]) {
      expect(await reportLoad(one?.id ?? 0, one?.cardNumber ?? '')).toMatchObject({ status: 200 });
    }
    const [ofSome, ofNone] = await emailsOfEach(
      portal,
      [some.id, none.id],
      '2026-05-21T08:05:00+02:00',
    );
    expect(ofSome?.[0]?.text).toContain('2 billetter er ikke brukt');
    expect(ofNone).toEqual([]);
  });

  portalTest('are none of a purchase in the app', async (portal) => {
    const { ownId, phone } = await coveredTwice(portal);
    const answer = await reportIn(portal, { coverId: ownId, phone });
    expect(answer.status).toBe(200);
    const { id } = answer.json as { id: number };
    expect(await emailsOf(portal, id, '2026-03-06T10:30:00+01:00')).toEqual([]);
  });

  portalTest('of a company without buyers are listed for customer support', async (portal) => {
    const id = await placeOrder(portal);
    await delivered(portal, id);
    await nobodyOrders(portal);
    expect(await emailsOf(portal, id, '2026-05-21T08:05:00+02:00')).toEqual([]);
    const { rows } = await sql`
      select topic from messages.undelivered
       where message_key like ${`unused-codes ${id} %`} and recipient is null`.execute(
      tablesOf(portal.database),
    );
    expect(rows).toEqual([{ topic: 'unused-codes' }]);
  });
});

describe('a year after the order', () => {
  portalTest('nothing is left of whom it was about', async (portal) => {
    await sql`
      insert into users.company_role (tenant, user_id, company_id, role)
      values ('ruter', ${portal.user('ticket-counter').id}, ${portal.company('several-services').id}, 'TICKET_ADMIN')
      on conflict do nothing`.execute(tablesOf(portal.database));
    portal.clock.set('2026-03-06T10:00:00+01:00');
    const phone = newPhone();
    const id = await placeOrder(portal, {
      lines: [
        {
          profileId: 'ADULT',
          quantity: 1,
          phones: [{ name: 'Per Gjest', phoneCountryCode: '+47', phone }],
        },
      ],
      personalReference: 'Middag med Per Gjest',
      expectedOre: adultOre,
    });
    const cards = await placeOrder(portal, {
      mediaType: 'TRAVEL_CARD',
      lines: [{ profileId: 'ADULT', quantity: 1, cardNumbers: ['1234567899'] }],
      expectedOre: adultOre,
    });
    const paper = await placeOrder(portal, {
      productTemplateId: 'period-24-hours',
      mediaType: 'TRAVEL_CARD_ULTRALIGHT',
      startDate: '2026-03-20',
      handOver: {
        kind: 'post',
        address: { addressLine1: 'Storgata 1', postCode: '0155', postArea: 'Oslo' },
      },
      lines: [{ profileId: 'ADULT', quantity: 1 }],
      expectedOre: 12_700,
    });
    const [guest] = await delivered(portal, id);
    await delivered(portal, cards);
    await delivered(portal, paper);
    // What could not be made still says who was to get it.
    await setDelivery(
      portal,
      guest?.id ?? 0,
      `delivered_on = null, problem = 'UNEXPECTED', recipient_name = 'Per Gjest',
       phone_country_code = '+47', phone = '${phone}'`,
    );
    const rowsAbout = async () =>
      (
        await sql<{ row: object }>`
          select to_jsonb(placed) as row from ticket_counter."order" as placed where id in (${id}, ${cards}, ${paper})
          union all
          select to_jsonb(delivery) from ticket_counter.delivery where order_id in (${id}, ${cards}, ${paper})`.execute(
          tablesOf(portal.database),
        )
      ).rows.map(({ row }) => JSON.stringify(row));
    const about = ['Per Gjest', phone, '1234567899', 'Storgata 1'];
    const isSaid = async () => {
      const text = (await rowsAbout()).join();
      return about.map((words) => text.includes(words));
    };
    const orderOf = async () =>
      (
        await sql<{ by: number | null; comment: string | null; isEmpty: boolean }>`
          select ordered_by as by, personal_reference as comment, anonymised_at is not null as "isEmpty"
            from ticket_counter."order" where id = ${id}`.execute(tablesOf(portal.database))
      ).rows[0];
    await applyRetentionRules(portal.database, Temporal.Instant.from('2027-03-06T08:00:00Z'));
    expect(await orderOf()).toMatchObject({ comment: 'Middag med Per Gjest', isEmpty: false });
    expect(await isSaid()).toEqual(about.map(() => true));
    await applyRetentionRules(portal.database, Temporal.Instant.from('2027-03-06T10:00:00Z'));
    expect(await orderOf()).toEqual({ by: null, comment: null, isEmpty: true });
    expect(await isSaid()).toEqual(about.map(() => false));
    expect(await deliveriesOf(portal, cards)).toMatchObject([
      { cardNumber: null, priceOre: adultOre },
    ]);
  });
});
