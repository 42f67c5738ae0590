import { describe, expect } from 'vitest';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import {
  setSubscriptionFacts,
  subscriptionsOfPhone,
} from '#services/subscriptions/test-subscriptions.store.ts';
import {
  changesOfPerson,
  setTicketFacts,
  slotsOf,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs, refused } from './test-changes.ts';
import { active, downloaded, texts, untilTexts } from './test-changed-ticket.ts';

/** A person with a ticket, and the id of the person. */
async function holder(portal: TestPortal, choice: Parameters<typeof downloaded>[1] = active) {
  const { id, phone } = await downloaded(portal, choice);
  const { subscriberId } = (await changesAs(portal).show(id)) as { subscriberId: number };
  return { id, phone, subscriberId };
}
const daysOf = async (portal: TestPortal, phone: string) =>
  (await ticketsOfPhone(portal.database, phone)).map((ticket) => [
    ticket.start_date.toString(),
    ticket.expiration_date?.toString() ?? null,
  ]);

describe('another phone for a person', () => {
  portalTest('takes over at once with a new code, which goes to that phone', async (portal) => {
    const { id, phone, subscriberId } = await holder(portal);
    const other = newPhone();
    expect(await changesAs(portal).changePhone(subscriberId, phone, other)).toMatchObject({
      status: 200,
      json: { subscriberId },
    });
    expect(await daysOf(portal, phone)).toEqual([['2026-03-01', '2026-03-05']]);
    expect(await daysOf(portal, other)).toEqual([['2026-03-06', null]]);
    const [movedTicket] = await ticketsOfPhone(portal.database, other);
    expect(await changesAs(portal).show(movedTicket?.id ?? 0)).toMatchObject({
      subscriberId,
      phone: other,
      continuesId: id,
      downloadedToPhone: false,
      zoneFrom: '1',
      zoneTo: '2Ø',
    });
    await untilTexts(portal, other, 1);
    expect((await texts(portal, other))[0]).toContain(movedTicket?.pickup_code);
    expect(await texts(portal, phone)).toHaveLength(1);
    const recorded = await changesOfPerson(portal.database, other);
    expect(recorded).toMatchObject([
      { kind: 'order-ticket' },
      {
        kind: 'change-phone',
        subject_id: String(subscriberId),
        before: { phoneCountryCode: '+47', phone },
        after: { phoneCountryCode: '+47', phone: other },
      },
      { kind: 'resend-ticket', subject_id: String(movedTicket?.id) },
    ]);
  });

  portalTest('takes over a ticket that has an end, to the same end', async (portal) => {
    const { id, phone, subscriberId } = await holder(portal);
    await changesAs(portal).end(id, '2026-04-30');
    const other = newPhone();
    expect(await changesAs(portal).changePhone(subscriberId, phone, other)).toMatchObject({
      status: 200,
    });
    expect(await daysOf(portal, other)).toEqual([['2026-03-06', '2026-04-30']]);
    const [movedTicket] = await ticketsOfPhone(portal.database, other);
    // The end was set today, so it can still be undone.
    expect(await changesAs(portal).undoEnd(movedTicket?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await changesAs(portal).undoEnd(id)).toMatchObject(refused('END_NOT_UNDOABLE', 409));
  });

  portalTest('takes over all that the person holds, also what has not begun', async (portal) => {
    const { id, phone, subscriberId } = await holder(portal);
    await changesAs(portal).changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' });
    const other = newPhone();
    await changesAs(portal).changePhone(subscriberId, phone, other);
    expect(new Set((await daysOf(portal, other)).map(String))).toEqual(
      new Set(['2026-03-06,2026-03-31', '2026-04-01,']),
    );
    const pending = (await ticketsOfPhone(portal.database, other)).find(
      (ticket) => ticket.expiration_date === null,
    );
    // What was left behind on the former phone is not reopened.
    expect(await changesAs(portal).show(pending?.id ?? 0)).toMatchObject({ reopensId: null });
  });

  portalTest('may be the same one: a new device, also for a ticket with an end', async (portal) => {
    const { id, phone, subscriberId } = await holder(portal);
    await changesAs(portal).end(id, '2026-04-30');
    expect(await changesAs(portal).changePhone(subscriberId, phone, phone)).toMatchObject({
      status: 200,
    });
    expect(await daysOf(portal, phone)).toEqual([
      ['2026-03-01', '2026-03-05'],
      ['2026-03-06', '2026-04-30'],
    ]);
    const kinds = (await changesOfPerson(portal.database, phone)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-ticket', 'end-ticket', 'resend-ticket']);
  });

  portalTest('may be taken back: a number that was typed wrong', async (portal) => {
    const { phone, subscriberId } = await holder(portal);
    const wrong = newPhone();
    const hr = changesAs(portal);
    await hr.changePhone(subscriberId, phone, wrong);
    expect(await hr.changePhone(subscriberId, wrong, phone)).toMatchObject({ status: 200 });
    expect(await daysOf(portal, phone)).toEqual([
      ['2026-03-01', '2026-03-05'],
      ['2026-03-06', null],
    ]);
    expect(await daysOf(portal, wrong)).toEqual([['2026-03-06', '2026-03-05']]);
  });

  portalTest('is refused when somebody has a ticket there, or had until lately', async (portal) => {
    const { phone, subscriberId } = await holder(portal);
    const company = portal.company('single-service');
    const [usedPhone, formerPhone] = [newPhone(), newPhone()];
    await orderIn(portal)({ phone: usedPhone, ...active }, { company });
    const over = idOf(await orderIn(portal)({ phone: formerPhone, ...active }, { company }));
    const support = changesAs(portal, portal.user('support'));
    await support.end(over, '2026-03-31');
    const hr = changesAs(portal);
    expect(await hr.changePhone(subscriberId, phone, usedPhone)).toMatchObject(
      refused('TICKET_ALREADY_HELD', 409),
    );
    expect(await hr.changePhone(subscriberId, phone, formerPhone)).toMatchObject(
      refused('START_DATE_IN_QUARANTINE', 409, { expectedQuaranteenEndDate: '2026-05-01' }),
    );
    // Of several tickets the first one counts, which goes on there at once.
    const moved = await holder(portal);
    await changesAs(portal).changeZone(moved.id, { validAllZones: true, expiryDate: '2026-03-31' });
    const lastDay = Temporal.PlainDate.from('2026-03-01');
    const recentPhone = newPhone();
    const recent = idOf(await orderIn(portal)({ phone: recentPhone, ...active }, { company }));
    await setTicketFacts(portal.database, recent, { expiration_date: lastDay });
    expect(await hr.changePhone(moved.subscriberId, moved.phone, recentPhone)).toMatchObject(
      refused('START_DATE_IN_QUARANTINE', 409, { expectedQuaranteenEndDate: '2026-04-01' }),
    );
    expect(await daysOf(portal, phone)).toEqual([['2026-03-01', null]]);
  });

  portalTest('minds nothing there that was cancelled, failed or is over', async (portal) => {
    const { phone, subscriberId } = await holder(portal);
    await subscribeIn(portal)({ phone, type: 'OTTO', startDate: '2026-03-01' });
    const company = portal.company('single-service');
    const at = portal.clock.now();
    const other = newPhone();
    for (const facts of [{ cancelled_at: at }, { failed_at: at }]) {
      const id = idOf(await orderIn(portal)({ phone: other, ...active }, { company }));
      await setTicketFacts(portal.database, id, facts);
    }
    const over = { expiration_date: Temporal.PlainDate.from('2026-03-05') };
    for (const facts of [{ cancelled_at: at }, over]) {
      const order = { phone: other, type: 'OTTO', startDate: '2026-03-01' } as const;
      const id = idOf(await subscribeIn(portal)(order, { company }));
      await setSubscriptionFacts(portal.database, id, facts);
    }
    expect(await changesAs(portal).changePhone(subscriberId, phone, other)).toMatchObject({
      status: 200,
    });
    const ours = (await subscriptionsOfPhone(portal.database, other)).at(0);
    expect(ours?.holder_id).toBe(subscriberId);
  });

  portalTest('is refused when it is another person’s in the company', async (portal) => {
    const { phone, subscriberId } = await holder(portal);
    const other = await holder(portal, {});
    await changesAs(portal).cancel(other.id);
    expect(await changesAs(portal).changePhone(subscriberId, phone, other.phone)).toMatchObject(
      refused('PHONE_OF_ANOTHER', 409, { subscriberId: other.subscriberId }),
    );
  });

  portalTest.each(['22334455', '0123456789'])(
    'is a mobile number: not %s',
    async (portal, wrong) => {
      const { phone, subscriberId } = await holder(portal);
      expect((await changesAs(portal).changePhone(subscriberId, phone, wrong)).status).toBe(422);
    },
  );

  portalTest('leaves nothing of a number that no ticket had', async (portal) => {
    const { id, phone, subscriberId } = await holder(portal, {});
    await changesAs(portal).cancel(id);
    const [first, second] = [newPhone(), newPhone()];
    await changesAs(portal).changePhone(subscriberId, phone, first);
    await changesAs(portal).changePhone(subscriberId, first, second);
    expect(await slotsOf(portal.database, [phone, first, second])).toEqual(
      [phone, second].map((one) => `+47${one}`).toSorted(),
    );
  });
});

describe('another phone for a person, while', () => {
  // The embedded database does one thing at a time: fewer show the same there.
  const people = databaseName === 'PostgreSQL' ? 30 : 5;
  const each =
    <T>(work: (person: Awaited<ReturnType<typeof holder>>) => Promise<T>) =>
    async (portal: TestPortal) => {
      const holders = await Promise.all(Array.from({ length: people }, () => holder(portal)));
      return Promise.all(holders.map(work));
    };

  portalTest('somebody else gives them a third: one is told', async (portal) => {
    const hr = changesAs(portal);
    await each(async ({ phone, subscriberId }) => {
      const numbers = [newPhone(), newPhone()];
      const answers = await Promise.all(
        numbers.map((number) => hr.changePhone(subscriberId, phone, number)),
      );
      const last = answers.find(({ status }) => status !== 200);
      const [current] = numbers.filter((_, place) => answers[place]?.status === 200);
      expect(last).toMatchObject(refused('PHONE_CHANGED_SINCE', 409, { phone: current }));
    })(portal);
    expect(portal.reported).toEqual([]);
  });

  portalTest('another company orders for it: one ticket, whoever comes first', async (portal) => {
    const company = portal.company('single-service');
    await each(async ({ phone, subscriberId }) => {
      const other = newPhone();
      const [moveAnswer, orderAnswer] = await Promise.all([
        changesAs(portal).changePhone(subscriberId, phone, other),
        orderIn(portal)({ phone: other }, { company }),
      ]);
      expect(new Set([moveAnswer.status, orderAnswer.status])).toEqual(new Set([200, 409]));
      expect(await ticketsOfPhone(portal.database, other)).toHaveLength(1);
    })(portal);
    expect(portal.reported).toEqual([]);
  });

  portalTest('the ticket is ended: the end goes with it, or is too late', async (portal) => {
    await each(async ({ id, phone, subscriberId }) => {
      const other = newPhone();
      const [moveAnswer, endAnswer] = await Promise.all([
        changesAs(portal).changePhone(subscriberId, phone, other),
        changesAs(portal).end(id, '2026-04-30'),
      ]);
      expect(moveAnswer.status).toBe(200);
      const end = endAnswer.status === 200 ? '2026-04-30' : null;
      expect(await daysOf(portal, other)).toEqual([['2026-03-06', end]]);
    })(portal);
    expect(portal.reported).toEqual([]);
  });
});
