import { describe, expect } from 'vitest';
import { erasers } from '#app/areas/erasers.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { newPhone, orderIn, idOf } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { placeSubscriber } from '#ticketing/subscribers/test-subscribers.store.ts';
import { findSubscriber } from '#ticketing/subscribers/subscriber/subscriber.query.ts';
import { digestsOf } from '#testing/columns-with.query.ts';
import { testScope } from '#testing/test-scope.ts';
import { endConnections } from '#testing/end-connections.ts';
import { dropIndex, placeManyPeople, settle } from '#testing/many-people.store.ts';
import { wasteOf } from '#testing/plan.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { statementsOf } from '#testing/statements.ts';
import { findDueTickets } from './anonymise.store.ts';
import { dueTicketsOf } from './anonymise-tickets.ts';
import { anonymiseTicketsJob } from './anonymise-tickets.job.ts';
import type { Erase } from './personal-data.ts';
import { anonymiseAll, anonymiseOnce, placeOldTickets } from './test-anonymise.ts';
import {
  anonymisedOf,
  endLongAgo,
  placeEntitlement,
  setPersonSlot,
  setSubscriptionSlot,
  ticketIdsOf,
} from './test-anonymise.store.ts';
import {
  findSlot,
  setTicketFacts,
  setTicketService,
  slotsOf,
} from '#ticketing/tickets/test-tickets.store.ts';

const service = ticketServices['company-tickets'];
/** Nothing of the world itself is due before a test. */
const portalTest = portalTestWith(
  async ({ start, jobs, kind }) => ({ ...(await start()), jobs, kind }),
  anonymiseAll,
);

/** A ticket that is anonymised in the night of 6 March if it is due. */
const placeTicket = async (portal: TestPortal, facts: Parameters<typeof setTicketFacts>[2]) => {
  const id = idOf(await orderIn(portal)({ phone: newPhone() }));
  await setTicketFacts(portal.database, id, facts);
  return id;
};
const day = (text: string) => Temporal.PlainDate.from(text);
const at = (text: string) => Temporal.Instant.from(text);
/** New people of a company, with a ticket each. */
async function placeManyTickets(portal: TestPortal, key: string, people: number) {
  const { tenant, id: companyId, agreements } = portal.company(key);
  const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
  const others = await ticketIdsOf(portal.database, companyId);
  await placeManyPeople(portal.database, { tenant, companyId, agreementId, people });
  const ids = await ticketIdsOf(portal.database, companyId);
  return ids.filter((id) => !others.includes(id));
}
const isAnonymised = async (portal: TestPortal, id: number) =>
  (await anonymisedOf(portal.database, [id])).length === 1;

describe('a ticket', () => {
  portalTest.each([
    ['whose last day was 5 December', { expiration_date: day('2025-12-05') }, true],
    ['whose last day was 6 December', { expiration_date: day('2025-12-06') }, false],
    ['cancelled on 5 December', { cancelled_at: at('2025-12-05T23:59:59+01:00') }, true],
    ['cancelled on 6 December', { cancelled_at: at('2025-12-06T00:00:00+01:00') }, false],
    ['that failed on 5 December', { failed_at: at('2025-12-05T23:59:59+01:00') }, true],
    ['that failed on 6 December', { failed_at: at('2025-12-06T00:00:00+01:00') }, false],
    ['without an end', {}, false],
  ])('%s is anonymised on 6 March, or not', async (portal, _title, facts, is) => {
    const id = await placeTicket(portal, { start_date: day('2025-10-01'), ...facts });
    await anonymiseAll(portal);
    expect(await isAnonymised(portal, id)).toBe(is);
  });

  portalTest(
    'is looked at again behind the lock: what is not due any more stays',
    async (portal) => {
      const { database, clock } = portal;
      const due = dueTicketsOf(service);
      const over = { start_date: day('2025-10-01'), expiration_date: day('2025-12-05') };
      const ids = [await placeTicket(portal, over)];
      await anonymiseAll(portal);
      for (const facts of [over, { start_date: day('2025-10-01') }])
        ids.push(await placeTicket(portal, facts));
      const { id: companyId } = portal.company('several-services');
      const keys = ids.map((id) => ({ companyId, id }));
      const locked = await database.transaction((tx) => due.lock(tx, clock.today(), keys));
      expect(locked.map(({ id }) => id)).toEqual([ids[1]]);
    },
  );

  portalTest('is of its own service, and what is over for longest comes first', async (portal) => {
    const over = (end: string) =>
      placeTicket(portal, { start_date: day('2025-09-01'), expiration_date: day(end) });
    const later = await over('2025-12-05');
    const elsewhere = await over('2025-10-01');
    const first = await over('2025-11-01');
    await setTicketService(portal.database, elsewhere, 'school-tickets');
    const find = async (max: number) => {
      const request = { ...service, today: portal.clock.today() };
      const due = await portal.database.transaction((tx) => findDueTickets(tx, request, max));
      return due.map(({ id }) => id).toSorted((one, other) => one - other);
    };
    expect(await find(1)).toEqual([first]);
    expect(await find(10)).toEqual([later, first]);
  });

  portalTest('of a service that counts from the order is kept for as long', async (portal) => {
    const counted = { ...service, retention: { days: 365, after: 'order' } } as const;
    const old = await placeTicket(portal, { ordered_at: at('2025-03-05T23:59:59+01:00') });
    const recentTicket = await placeTicket(portal, { ordered_at: at('2025-03-06T00:00:00+01:00') });
    await anonymiseAll(portal, { service: counted });
    expect([await isAnonymised(portal, old), await isAnonymised(portal, recentTicket)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('anonymising', () => {
  /** Does what one job does; returns how many it leaves behind. */
  async function runJob({ database, clock }: TestPortal): Promise<number> {
    let remainingCount = 0;
    const queue: JobQueue = { enqueue: async () => void (remainingCount += 1) };
    const services = ticketServices;
    const dependencies = { database, clock, queue, services, otherEntries: [], erasers };
    await anonymiseTicketsJob.run({}, dependencies, 'tonight');
    return remainingCount;
  }

  /** All tables but those of messages, which are sent meanwhile. */
  /** Without what the SMS of the orders before it leave, which are sent beside it. */
  const everything = async (portal: TestPortal) =>
    Object.entries(await digestsOf(portal.database, {})).filter(
      ([table]) => !/^(jobs|stand_ins)\.|^messages\.(counted_sms|sms_of_day)$/.test(table),
    );

  portalTest('again changes nothing', async (portal) => {
    await placeOldTickets(portal, 3);
    expect(await anonymiseOnce(portal)).toBe(3);
    const once = await everything(portal);
    expect(await anonymiseOnce(portal)).toBe(0);
    expect(await everything(portal)).toEqual(once);
  });

  portalTest('that breaks off has changed nothing, and is done by the next try', async (portal) => {
    const tickets = await placeOldTickets(portal, 3);
    const before = await everything(portal);
    const breakOff: Erase = async (tx, erased) => {
      await erasers.record(tx, erased);
      if (portal.kind === 'pglite') throw new Error('killed');
      await endConnections(portal.jobs.connectionString ?? '', `state = 'idle in transaction'`);
    };
    const broken = anonymiseOnce(portal, { erasers: { ...erasers, record: breakOff } });
    await expect(broken).rejects.toThrow();
    expect(await everything(portal)).toEqual(before);
    expect(await anonymiseOnce(portal)).toBe(3);
    expect(
      await anonymisedOf(
        portal.database,
        tickets.map(({ id }) => id),
      ),
    ).toHaveLength(3);
  });

  portalTest(
    'leaves people who never had a ticket, who have a subscription, and those of other companies',
    async (portal) => {
      const [own, other] = [portal.company('several-services'), portal.company('single-service')];
      const none = { phone: '', holderId: 0 };
      const [{ phone, holderId } = none, subscribed = none] = await placeOldTickets(portal, 2);
      expect(await subscribeIn(portal)({ phone: subscribed.phone })).toMatchObject({ status: 200 });
      const elsewhere = await orderIn(portal)({ phone }, { company: other });
      const { subscriberId } = elsewhere.json as { subscriberId: number };
      const never = await placeSubscriber(portal.database, {
        companyId: own.id,
        firstName: 'Aldri',
        phone: newPhone(),
      });
      await anonymiseAll(portal);
      const scope = testScope([], ['GLOBAL_COMPANY_ADMIN']);
      const find = (id: number) => findSubscriber(portal.database, scope, id);
      expect(
        await Promise.all([holderId, subscriberId, never, subscribed.holderId].map(find)),
      ).toEqual([
        undefined,
        expect.objectContaining({ phone }),
        expect.objectContaining({ firstName: 'Aldri' }),
        expect.objectContaining({ phone: subscribed.phone }),
      ]);
    },
  );

  portalTest.each(['medium_slot', 'holder_slot'] as const)(
    'leaves a slot that another ticket uses as its %s',
    async (portal, column) => {
      const { database } = portal;
      const [over, other] = await placeOldTickets(portal, 2);
      if (!over || !other) throw new Error('no tickets');
      const slot = await database.transaction((tx) => findSlot(tx, `+47${over.phone}`));
      const living = { start_date: day('2026-01-01'), expiration_date: null };
      await setTicketFacts(database, other.id, { ...living, [column]: slot });
      await anonymiseAll(portal);
      expect(await isAnonymised(portal, over.id)).toBe(true);
      await database.transaction(async (tx) =>
        expect(await findSlot(tx, `+47${over.phone}`)).toBe(slot),
      );
    },
  );

  portalTest('leaves the slot of a person whom another company knows', async (portal) => {
    const { database } = portal;
    const [over = { phone: '' }] = await placeOldTickets(portal, 1);
    const { id: companyId } = portal.company('single-service');
    const knownPerson = { companyId, firstName: 'Kjent', phone: newPhone() };
    const holderId = await placeSubscriber(database, knownPerson);
    const slotOf = () => database.transaction((tx) => findSlot(tx, `+47${over.phone}`));
    const slot = await slotOf();
    await setPersonSlot(database, holderId, slot);
    await anonymiseAll(portal);
    expect(await slotOf()).toBe(slot);
  });

  portalTest('leaves the slot of a subscription or an entitlement', async (portal) => {
    const { database } = portal;
    const phones = (await placeOldTickets(portal, 3)).map(({ phone }) => phone);
    const [subscribed = '', entitled = ''] = phones;
    const { json } = await subscribeIn(portal)();
    await database.transaction(async (tx) => {
      await setSubscriptionSlot(
        tx,
        (json as { id: number }).id,
        await findSlot(tx, `+47${subscribed}`),
      );
      const { tenant, id } = portal.company('several-services');
      const slot = await findSlot(tx, `+47${entitled}`);
      await placeEntitlement(tx, { tenant, company_id: id, holder_slot: slot });
    });
    await anonymiseAll(portal);
    expect(await slotsOf(database, phones)).toEqual([`+47${subscribed}`, `+47${entitled}`]);
  });

  portalTest('is done for every service by one job', async (portal) => {
    const ids = (await placeOldTickets(portal, 2)).map(({ id }) => id);
    await setTicketService(portal.database, ids[0] ?? 0, 'housing');
    await runJob(portal);
    expect(await anonymisedOf(portal.database, ids)).toHaveLength(2);
  });

  portalTest('goes on in another job while a whole transaction was due', async (portal) => {
    const ids = await placeManyTickets(portal, 'large', 1_003);
    await endLongAgo(portal.database, ids);
    expect(await runJob(portal)).toBe(1);
    expect(await anonymisedOf(portal.database, ids)).toHaveLength(1_000);
    expect(await runJob(portal)).toBe(0);
    expect(await anonymisedOf(portal.database, ids)).toHaveLength(1_003);
  });

  portalTest('looks for what is due by an index for each way to be over', async (portal) => {
    const { database } = portal;
    const [first = 0, second = 0] = await placeManyTickets(portal, 'arbitrary-dates', 4_000);
    await setTicketFacts(database, first, { expiration_date: day('2025-11-30') });
    await setTicketFacts(database, second, { cancelled_at: at('2025-11-30T12:00:00Z') });
    const request = { ...service, today: portal.clock.today() };
    const look = () => database.transaction((tx) => findDueTickets(tx, request, 10));
    const waste = async () => {
      const { result, statements } = await statementsOf(look);
      expect(result).toHaveLength(2);
      const searches = statements.filter(({ statement }) => statement.includes('select'));
      return (await Promise.all(searches.map((search) => wasteOf(database, search)))).flat();
    };
    await settle(database);
    expect(await waste()).toEqual([]);
    for (const index of ['ticket_to_anonymise', 'void_ticket_to_anonymise']) {
      await dropIndex(database, 'tickets', index);
      expect((await waste()).length, index).toBeGreaterThan(0);
    }
  });
});
