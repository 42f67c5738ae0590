import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { leftBehind } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import {
  newLastName,
  orderForPupils,
  type RecipientBody,
  withCard,
  withPhone,
} from './test-school-order.ts';

// The embedded database does one thing at a time: fewer show the same there.
const [rounds, times] = databaseName === 'PostgreSQL' ? [6, 12] : [4, 6];

type Same = { phone: string; lastName: string; cardNumber: string };
const cases: [string, string, (same: Same) => RecipientBody][] = [
  ['a pupil', 'CONFLICTING_TICKET', ({ lastName }) => withPhone({ lastName })],
  ['a phone', 'PHONE_HAS_TICKET', ({ phone }) => withPhone({ phone })],
  ['a card', 'CARD_HAS_TICKET', ({ cardNumber }) => withCard({ cardNumber })],
];

describe('orders of school tickets that race', () => {
  portalTest.each(cases)('give %s one ticket', async (portal, _, code, pupilWith) => {
    const before = await leftBehind(portal.database);
    for (let round = 0; round < rounds; round += 1) {
      const same = { phone: newPhone(), lastName: newLastName(), cardNumber: newCardNumber() };
      const answers = await Promise.all(
        // Beside another pupil, now before and now after: locks are taken in one order.
        Array.from({ length: times }, (__, time) => {
          const pupils = [pupilWith(same), withCard()];
          return orderForPupils(portal, time % 2 ? pupils : pupils.toReversed());
        }),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(answers.length - refused.length).toBe(1);
      const codes = refused.flatMap(
        ({ json }) => (json as { recipients: { codes: string[] }[] }).recipients,
      );
      expect(new Set(codes.flatMap((one) => one.codes))).toEqual(new Set([code]));
    }
    expect(await leftBehind(portal.database)).toMatchObject({
      tickets: (before?.tickets ?? 0) + rounds * 2,
      changes: (before?.changes ?? 0) + rounds * 2,
    });
    expect(portal.reported).toEqual([]);
  });
});
