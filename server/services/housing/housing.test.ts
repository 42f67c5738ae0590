import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { giveIncreasedExpiry } from '#customers/companies/test-companies.store.ts';
import { changesAs, refused } from '#services/company-tickets/employee/test-changes.ts';
import { texts, untilTexts } from '#services/company-tickets/employee/test-changed-ticket.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { association, chair, orderForResident } from './test-housing.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { setTicketService, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

const peopleOf = async (portal: TestPortal, user: WorldUser, companyId: number) => {
  const answer = await portal.callAs(user, listSubscribers, {
    params: { id: companyId },
    query: { maxEntries: '100' },
  });
  expect(answer.status).toBe(200);
  return z.parse(listSubscribers.reply, answer.json).matches;
};

describe('a ticket of a housing association', () => {
  portalTest('is ordered under its agreement, and its SMS says what it is', async (portal) => {
    const phone = newPhone();
    expect(await orderForResident(portal, { phone })).toMatchObject({ status: 200 });
    expect(await ticketsOfPhone(portal.database, phone)).toMatchObject([{ service: 'housing' }]);
    await untilTexts(portal, phone, 1);
    expect((await texts(portal, phone))[0]).toContain('gir deg beboerbillett fra');
  });

  portalTest('goes through its life by the same calls as a company ticket', async (portal) => {
    const phone = newPhone();
    const changes = changesAs(portal, chair(portal));
    const id = idOf(await orderForResident(portal, { phone, startDate: '2026-03-01' }));
    const zones = { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' };
    const changed = await changes.changeZone(id, zones);
    expect(changed).toMatchObject({ status: 200 });
    portal.clock.set('2026-04-06T09:00:00Z');
    const continued = idOf(changed);
    expect(await changes.sendCode(continued)).toMatchObject({ status: 200 });
    expect(await changes.end(continued, '2026-04-30')).toMatchObject({ status: 200 });
    expect((await ticketsOfPhone(portal.database, phone)).map(({ service }) => service)).toEqual([
      'housing',
      'housing',
    ]);
    const pending = idOf(
      await orderForResident(portal, { phone: newPhone(), startDate: '2026-05-01' }),
    );
    expect(await changes.cancel(pending)).toMatchObject({ status: 200 });
  });

  portalTest('is one of the tickets of which a phone has one on any day', async (portal) => {
    const [first, second] = [newPhone(), newPhone()];
    await orderForResident(portal, { phone: first });
    expect(await orderIn(portal)({ phone: first })).toMatchObject(
      refused('TICKET_ALREADY_HELD', 409),
    );
    await orderIn(portal)({ phone: second });
    expect(await orderForResident(portal, { phone: second })).toMatchObject(
      refused('TICKET_ALREADY_HELD', 409),
    );
  });

  portalTest(
    'is not ordered by who has company tickets alone, nor the other way',
    async (portal) => {
      const agreementName = String(association(portal).agreements[0]?.id);
      const foreign = refused('AGREEMENT_NOT_FOUND', 404);
      expect(await orderIn(portal)({ agreementName })).toMatchObject(foreign);
      const companys = String(portal.company('several-services').agreements[0]?.id);
      expect(await orderForResident(portal, { agreementName: companys })).toMatchObject(foreign);
    },
  );

  portalTest('is listed with its resident', async (portal) => {
    const phone = newPhone();
    await orderForResident(portal, { phone, startDate: '2026-03-01' });
    const people = await peopleOf(portal, chair(portal), association(portal).id);
    expect(people.find((one) => one.phone === phone)).toMatchObject({ status: 'active' });
  });

  portalTest(
    'does not exist for who has company tickets alone in the same company',
    async (portal) => {
      const phone = newPhone();
      const hr = portal.user('hr');
      const order = await orderIn(portal)({ phone, startDate: '2026-03-01' });
      const [id, { subscriberId }] = [idOf(order), order.json as { subscriberId: number }];
      const companyId = portal.company('several-services').id;
      const statusOf = async () =>
        (
          await peopleOf(portal, hr, companyId).then((people) =>
            people.find((one) => one.id === subscriberId),
          )
        )?.status;
      const ticketsShown = async () =>
        (await portal.callAs(hr, listSubscriberTickets, { params: { id: subscriberId } })).json;
      expect(await ticketsShown()).toHaveLength(1);

      await setTicketService(portal.database, id, 'housing');
      expect(await ticketsShown()).toEqual([]);
      expect(await changesAs(portal).show(id)).toEqual({ code: 'TICKET_NOT_FOUND' });
      expect(await changesAs(portal).end(id, '2026-03-31')).toMatchObject(
        refused('TICKET_NOT_FOUND', 404),
      );
      expect(await statusOf()).toBeNull();
    },
  );

  portalTest(
    'has a number of 1 to 20 characters, and a company ticket one of 2',
    async (portal) => {
      const order = (employeeId: string) =>
        orderForResident(portal, { phone: newPhone(), employeeId });
      expect(await order('7')).toMatchObject({ status: 200 });
      expect(await order('x'.repeat(20))).toMatchObject({ status: 200 });
      expect(await order('x'.repeat(21))).toMatchObject({ status: 422 });
      expect(await order(' ')).toMatchObject({ status: 422 });
      const short = refused('EMPLOYEE_ID_TOO_SHORT', 422);
      const phone = newPhone();
      expect(await orderIn(portal)({ phone, employeeId: '7' })).toMatchObject(short);
      expect(await ticketsOfPhone(portal.database, phone)).toEqual([]);
    },
  );

  portalTest('starts on one of 6 days, also where companies may choose 32', async (portal) => {
    await giveIncreasedExpiry(portal.database, association(portal).id);
    const order = (startDate: string) => orderForResident(portal, { phone: newPhone(), startDate });
    expect(await order('2026-08-01')).toMatchObject({ status: 200 });
    expect(await order('2026-09-01')).toMatchObject(refused('START_DATE_NOT_OFFERED', 422));
  });

  portalTest('ends at most 3 months ahead there, and so does a subscription', async (portal) => {
    await giveIncreasedExpiry(portal.database, association(portal).id);
    const user = chair(portal);
    const ticket = idOf(
      await orderForResident(portal, { phone: newPhone(), startDate: '2026-03-01' }),
    );
    const subscribed = await subscribeIn(portal)(
      { startDate: '2026-03-01', agreementId: Number(association(portal).agreements[0]?.id) },
      { user, company: association(portal) },
    );
    expect(subscribed).toMatchObject({ status: 200 });
    const subscription = idOf(subscribed);
    const endOf = (isoDate: string) =>
      portal.callAs(user, endSubscription, { params: { id: subscription, isoDate } });
    const changes = changesAs(portal, user);
    const notOffered = refused('END_DATE_NOT_OFFERED', 422);
    expect(await changes.end(ticket, '2026-07-31')).toMatchObject(notOffered);
    expect(await endOf('2026-07-31')).toMatchObject(notOffered);
    expect(await changes.end(ticket, '2026-06-30')).toMatchObject({ status: 200 });
    expect(await endOf('2026-06-30')).toMatchObject({ status: 200 });
  });

  portalTest('that comes too soon after another one is told both days', async (portal) => {
    const phone = newPhone();
    const changes = changesAs(portal, chair(portal));
    const id = idOf(await orderForResident(portal, { phone, startDate: '2026-03-01' }));
    expect(await changes.end(id, '2026-03-31')).toMatchObject({ status: 200 });
    expect(await orderForResident(portal, { phone, startDate: '2026-04-01' })).toMatchObject({
      status: 409,
      json: {
        code: 'START_DATE_IN_QUARANTINE',
        expectedQuaranteenEndDate: '2026-05-01',
        lastOrder: { expirationDate: '2026-03-31' },
      },
    });
  });

  portalTest('is nobody’s who administers another company', async (portal) => {
    const order = await orderForResident(portal, { phone: newPhone(), startDate: '2026-03-01' });
    const params = { id: (order.json as { subscriberId: number }).subscriberId };
    const hr = portal.user('hr');
    const asHr = await portal.callAs(hr, listSubscriberTickets, { params });
    expect(asHr.json).toMatchObject({ code: 'SUBSCRIBER_NOT_FOUND' });
    expect(await changesAs(portal, hr).end(idOf(order), '2026-03-31')).toMatchObject(
      refused('TICKET_NOT_FOUND', 404),
    );
    const companys = await orderIn(portal)({ phone: newPhone(), startDate: '2026-03-01' });
    const theirs = { id: (companys.json as { subscriberId: number }).subscriberId };
    const asChair = await portal.callAs(chair(portal), listSubscriberTickets, { params: theirs });
    expect(asChair.json).toMatchObject({ code: 'SUBSCRIBER_NOT_FOUND' });
    expect(await changesAs(portal, chair(portal)).end(idOf(companys), '2026-03-31')).toMatchObject(
      refused('TICKET_NOT_FOUND', 404),
    );
  });
});
