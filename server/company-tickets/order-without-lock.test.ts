import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { newPhone, orderIn } from './test-order.ts';
import {
  dropTicketConstraint,
  findPerson,
  placePeople,
  ticketsOfPhone,
} from './test-tickets.store.ts';

const refusedBy = vi.hoisted((): (string | null)[] => []);

vi.mock('#db/connection/violated-constraint.ts', async (load) => {
  const real = await load<typeof import('#db/connection/violated-constraint.ts')>();
  return {
    violatedConstraint: (error: unknown) => {
      refusedBy.push(real.violatedConstraint(error));
      return refusedBy.at(-1);
    },
  };
});

/** The store as it would be if somebody forgot the lock: the person is only looked up. */
vi.mock('./company-ticket.store.ts', async (load) => {
  const real = await load<typeof import('./company-ticket.store.ts')>();
  const companyTicketStore: typeof real.companyTicketStore = (tx, scope) => ({
    ...real.companyTicketStore(tx, scope),
    lockPerson: ({ phone }) => findPerson(tx, phone),
  });
  return { ...real, companyTicketStore };
});

describe.each(testDatabases)('orders without the lock on $name', ({ name, open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let order: ReturnType<typeof orderIn>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    order = orderIn(portal);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const keys = ['several-services', 'single-service', 'arbitrary-dates', 'contractor'];
  const newPhones = () => Array.from({ length: name === 'PostgreSQL' ? 12 : 3 }, newPhone);
  const orderEverywhere = (phone: string) =>
    Promise.all(keys.map((key) => order({ phone }, { company: portal.company(key) })));

  it('are held to one ticket by the constraint alone, with the same answer', async () => {
    const phones = newPhones();
    await placePeople(test.database, phones);
    for (const phone of phones) {
      const answers = await orderEverywhere(phone);
      const texts = answers.filter(({ status }) => status !== 200).map(({ text }) => text);
      expect(texts).toEqual(keys.slice(1).map(() => '{"code":"TICKET_ALREADY_HELD"}'));
      expect(await ticketsOfPhone(test.database, phone)).toHaveLength(1);
    }
    expect(portal.reported).toEqual([]);
    if (name === 'PostgreSQL') expect(refusedBy).toContain('one_ticket_at_a_time');
  });

  // The embedded database lets nobody in between, so there nothing can be seen to go wrong.
  it.skipIf(name === 'PGlite')('would give several tickets without the constraint', async () => {
    const phones = newPhones();
    await placePeople(test.database, phones);
    await dropTicketConstraint(test.database);
    for (const phone of phones) await orderEverywhere(phone);
    const held = await Promise.all(phones.map((phone) => ticketsOfPhone(test.database, phone)));
    expect(Math.max(...held.map((tickets) => tickets.length))).toBeGreaterThan(1);
  });
});
