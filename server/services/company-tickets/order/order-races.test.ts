import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { idOf, newPhone, orderIn } from '../test-order.ts';
import { leftBehind, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const statusesOf = (answers: readonly Answer[]) => Object.groupBy(answers, ({ text }) => text);

describe('orders that race', () => {
  const [phones, times] = [10, 8];

  portalTest(
    `give each of ${phones} phones one ticket, of ${times} orders by several companies`,
    async (portal) => {
      const keys = ['several-services', 'single-service', 'arbitrary-dates', 'contractor'];
      const companies = keys.map((key) => portal.company(key));
      const before = await leftBehind(portal.database);
      const all = many(phones).map(() => newPhone());
      const answers = await Promise.all(
        many(times).flatMap((time) =>
          all.map(async (phone) => {
            const company = companies[time % companies.length] ?? portal.company('single-service');
            return { phone, answer: await orderIn(portal)({ phone }, { company }) };
          }),
        ),
      );
      for (const phone of all) {
        const own = answers.filter((one) => one.phone === phone).map(({ answer }) => answer);
        const losers = own.filter(({ status }) => status !== 200);
        expect(losers).toHaveLength(times - 1);
        expect(Object.keys(statusesOf(losers))).toEqual(['{"code":"TICKET_ALREADY_HELD"}']);
        expect(new Set(losers.map(({ status }) => status))).toEqual(new Set([409]));
        expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
      }
      expect(await leftBehind(portal.database)).toEqual({
        people: (before?.people ?? 0) + phones,
        tickets: (before?.tickets ?? 0) + phones,
        changes: (before?.changes ?? 0) + phones,
        jobs: (before?.jobs ?? 0) + phones,
      });
      expect(portal.reported).toEqual([]);
    },
  );

  portalTest(
    'are one order when they are the same submission, and all get its answer',
    async (portal) => {
      const phone = newPhone();
      const before = await leftBehind(portal.database);
      const key = 'the-same-submission';
      const answers = await Promise.all(many(8).map(() => orderIn(portal)({ phone }, { key })));
      expect(answers.map(({ status }) => status)).toEqual(many(8).map(() => 200));
      expect(Object.keys(statusesOf(answers))).toHaveLength(1);
      expect(await ticketsOfPhone(portal.database, phone)).toHaveLength(1);
      expect((await orderIn(portal)({ phone }, { key })).text).toBe(answers[0]?.text);
      const after = await leftBehind(portal.database);
      expect(after).toMatchObject({
        changes: (before?.changes ?? 0) + 1,
        jobs: (before?.jobs ?? 0) + 1,
      });
    },
  );

  portalTest('refuse a key that comes with another body, at once and later', async (portal) => {
    const key = 'a-key-for-two-orders';
    const [one, other] = [newPhone(), newPhone()];
    const both = await Promise.all([
      orderIn(portal)({ phone: one }, { key }),
      orderIn(portal)({ phone: other }, { key }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const later = await orderIn(portal)({ phone: newPhone() }, { key });
    expect(later).toMatchObject({ status: 422, json: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  portalTest(
    'may use a key again when its order was refused, or when it is another user’s',
    async (portal) => {
      const key = 'a-key-of-a-refused-order';
      const phone = newPhone();
      expect(await orderIn(portal)({ phone, zoneTo: '9X' }, { key })).toMatchObject({
        status: 422,
      });
      const first = await orderIn(portal)({ phone }, { key });
      expect(first).toMatchObject({ status: 200 });
      const user = portal.user('support');
      const second = await orderIn(portal)({}, { key, user });
      expect(second).toMatchObject({ status: 200 });
      expect(idOf(second)).not.toBe(idOf(first));
    },
  );
});
