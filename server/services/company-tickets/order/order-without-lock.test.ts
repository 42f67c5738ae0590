import { describe, expect, vi } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { newPhone, orderIn } from '../test-order.ts';
import {
  dropTicketConstraint,
  findSlot,
  placePeople,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';

const refusedBy = vi.hoisted((): (string | null)[] => []);

vi.mock('#platform/db/connection/violated-constraint.ts', async (load) => {
  const real = await load<typeof import('#platform/db/connection/violated-constraint.ts')>();
  return {
    violatedConstraint: (error: unknown) => {
      refusedBy.push(real.violatedConstraint(error));
      return refusedBy.at(-1);
    },
  };
});

/** The store as it would be if somebody forgot the lock: the person is only looked up. */
vi.mock('#ticketing/holders/slot.store.ts', async (load) => {
  const real = await load<typeof import('#ticketing/holders/slot.store.ts')>();
  const lockSlots: typeof real.lockSlots = (tx, _, slots) =>
    Promise.all(slots.map(({ value }) => findSlot(tx, value)));
  return { ...real, lockSlots };
});

describe('orders without the lock', () => {
  const keys = ['several-services', 'single-service', 'arbitrary-dates', 'contractor'];
  const newPhones = () => Array.from({ length: databaseName === 'PostgreSQL' ? 12 : 3 }, newPhone);
  const orderEverywhere = (portal: TestPortal, phone: string) =>
    Promise.all(keys.map((key) => orderIn(portal)({ phone }, { company: portal.company(key) })));

  portalTest(
    'are held to one ticket by the constraint alone, with the same answer',
    async (portal) => {
      const phones = newPhones();
      await placePeople(portal.database, phones);
      for (const phone of phones) {
        const answers = await orderEverywhere(portal, phone);
        const texts = answers.filter(({ status }) => status !== 200).map(({ text }) => text);
        expect(texts).toEqual(keys.slice(1).map(() => '{"code":"TICKET_ALREADY_HELD"}'));
        expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
      }
      expect(portal.reported).toEqual([]);
      if (databaseName === 'PostgreSQL') expect(refusedBy).toContain('one_ticket_at_a_time');
    },
  );

  // The embedded database lets nobody in between, so there nothing can be seen to go wrong.
  if (databaseName === 'PostgreSQL')
    portalTest('would give several tickets without the constraint', async (portal) => {
      const phones = newPhones();
      await placePeople(portal.database, phones);
      await dropTicketConstraint(portal.database);
      for (const phone of phones) await orderEverywhere(portal, phone);
      const ticketsByPhone = await Promise.all(
        phones.map((phone) => ticketsOfPhone(portal.database, phone)),
      );
      expect(Math.max(...ticketsByPhone.map((tickets) => tickets.length))).toBeGreaterThan(1);
    });
});
