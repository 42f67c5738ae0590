import { expect } from 'vitest';
import {
  codesTo,
  delivered,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { phonesOf } from './test-phone.ts';

raceTest('a ticket of the counter, which has no slot, is fetched on two phones', {
  prepare: async (portal) => {
    const order = await placeOrder(portal, codesTo([{ phone: newPhone() }]));
    const [delivery] = await delivered(portal, order);
    return delivery?.pickupCode ?? '';
  },
  operation: (portal, code) => phonesOf(portal).redeem(code, phonesOf(portal).newApp()),
  without: rowLock('tickets.ticket'),
  holds: (_portal, _code, answers) =>
    expect(outcomesOf(answers)).toEqual(['ALREADY_REDEEMED', 'done']),
});
