import { cardSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { loadHeldByOrders } from './held-by-orders.ts';
import { cardsIn } from './test-cards-on-tickets.ts';

describe('what orders may be in conflict with', () => {
  portalTest.each([true, false])(
    'is what the holder has, and what is on the card, each apart (locked: %s)',
    async (portal, lock) => {
      const { orderCard, issue, order, slot, inChange, tenant, companyId } = cardsIn(portal);
      const number = `50000000${lock ? 71 : 72}`;
      const employee = { kind: 'free-employee', companyId: null, value: number } as const;
      const cardId = (await orderCard({ companyId, origin: 'existing', number })) ?? 0;
      const [holderSlot, mediumSlot] = [
        await slot('free-employee', number),
        await slot('card', number),
      ];
      const days = { startDate: Temporal.PlainDate.from('2026-03-01'), expirationDate: null };
      const onCard = { ...order, ...days, medium: 'card', cardId } as const;
      const [held] = await issue({ ...onCard, holderSlot, mediumSlot });
      const other = { ...employee, value: `${number} of somebody else` };
      const [free, used] = ['5000000079', number].map((cardNumber) => ({
        medium: { kind: 'card', cardNumber } as const,
      }));
      if (!free || !used) throw new Error('no order');
      const load = (company: number) =>
        inChange(({ tx }) =>
          loadHeldByOrders(tx, {
            tenant,
            today: portal.clock.today(),
            orders: [free, used],
            companyOf: () => company,
            slotsNamed: (one) => ({
              holder: one === free ? employee : other,
              medium: cardSlot(one.medium.cardNumber),
            }),
            lock,
          }),
        );
      const { slotsOf, heldByHolder, heldOnMedium, isCardHeldElsewhere } = await load(companyId);
      const idsOf = (tickets: readonly object[]) =>
        tickets.map((ticket) => ('id' in ticket ? ticket.id : null));
      expect([idsOf(heldByHolder(free)), idsOf(heldOnMedium(free))]).toEqual([[held], []]);
      expect([idsOf(heldByHolder(used)), idsOf(heldOnMedium(used))]).toEqual([[], [held]]);
      expect(slotsOf(free).holder).toBe(holderSlot);
      expect(slotsOf(used).medium).toBe(mediumSlot);
      // Only a lock makes the slot of a holder without tickets.
      expect(slotsOf(used).holder === null).toBe(!lock);
      expect([free, used].map(isCardHeldElsewhere)).toEqual([false, false]);
      const elsewhere = await load(portal.company('single-service').id);
      expect([free, used].map(elsewhere.isCardHeldElsewhere)).toEqual([false, true]);
    },
  );
});
