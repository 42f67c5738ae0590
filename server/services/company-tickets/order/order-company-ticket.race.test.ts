import { expect } from 'vitest';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { slotLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { placePeople, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { newPhone, orderIn } from '../test-order.ts';

const orderBy = (key: string) => (portal: TestPortal, phone: string) =>
  orderIn(portal)({ phone }, { company: portal.company(key) });

raceTest('two companies order for one person, who gets one ticket', {
  prepare: async ({ database }) => {
    const phone = newPhone();
    await placePeople(database, [phone]);
    return phone;
  },
  operation: [orderBy('several-services'), orderBy('single-service')],
  without: slotLock,
  behind: 'one_ticket_at_a_time',
  holds: async ({ database }, phone, answers) => {
    expect(outcomesOf(answers)).toEqual(['TICKET_ALREADY_HELD', 'done']);
    expect(await ticketsOfPhone(database, phone)).toHaveLength(1);
  },
});
