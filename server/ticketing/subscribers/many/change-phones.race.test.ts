import { expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { after, locks, rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { freeUnusedSlots, lockSlots } from '#ticketing/holders/holders.public.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { brokenTickets } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { saveManyPhones } from './save-many.ts';

const norwegian = (phone: string) => ({ phoneCountryCode: '+47', phone });

raceTest('a phone that a list takes from somebody is ordered for at another company', {
  prepare: async (portal) => {
    const [phone, wanted] = [newPhone(), newPhone()];
    // A subscription moves with its person, so the old phone is free.
    const { json } = await subscribeIn(portal)({ phone, startDate: '2026-04-01' });
    const { subscriberId } = json as { subscriberId: number };
    return { subscriberId, phone, wanted };
  },
  operation: [
    ({ database, clock, company }, { subscriberId: id, phone, wanted }) =>
      database.transaction(async (tx) => {
        const { id: companyId } = company('several-services');
        const [slot = 0] = await lockSlots(tx, 'ruter', [personSlot(norwegian(wanted))]);
        const old = await saveManyPhones(
          { tx, record: async () => undefined },
          { scope: testScope([companyId]), today: clock.today() },
          [{ companyId, id, before: norwegian(phone), after: { slot, ...norwegian(wanted) } }],
        );
        await freeUnusedSlots(tx, old);
      }),
    async (portal, { phone }) => {
      const at = { company: portal.company('single-service') };
      expect((await orderIn(portal)({ phone }, at)).status).toBe(200);
    },
  ],
  without: locks(
    rowLock('holders.slot', 'order by key for update'),
    after('insert into holders.slot'),
  ),
  holds: async ({ database }) => expect(await brokenTickets(database)).toEqual([]),
});
