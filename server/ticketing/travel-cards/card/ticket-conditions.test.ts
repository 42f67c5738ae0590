import { describe, expect } from 'vitest';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { conditionsOfTickets } from '../test-cards.store.ts';
import { cardsIn } from '../test-cards-on-tickets.ts';

/** The day on which every portal begins. */
const today = Temporal.PlainDate.from('2026-03-06');
const [yesterday, tomorrow] = [today.subtract({ days: 1 }), today.add({ days: 1 })];

describe('what lists ask of a ticket', () => {
  portalTest('is what its days, its code, its card and what continues it say', async (portal) => {
    const { orderCard, issue, order, companyId, make } = cardsIn(portal);
    const { database } = portal;
    const phone = { ...order, medium: 'phone', mediumSlot: null } as const;
    const onCard = async (startDate = today) => {
      const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 0 })) ?? 0;
      const [id = 0] = await issue({
        ...order,
        medium: 'card',
        mediumSlot: null,
        cardId,
        startDate,
      });
      return id;
    };
    const onPhone = async (days: { startDate?: typeof today; expirationDate?: typeof today }) => {
      const [id = 0] = await issue({ ...phone, ...days });
      return id;
    };
    const moment = portal.clock.now();
    const [redeemed, opened, dead, failed] = [
      await onPhone({}),
      await onPhone({}),
      await onPhone({}),
      await onPhone({}),
    ];
    await setTicketFacts(database, redeemed, { downloaded_at: moment });
    await setTicketFacts(database, opened, { shown_at: moment });
    await setTicketFacts(database, dead, { cancelled_at: moment });
    await setTicketFacts(database, failed, { failed_at: moment });
    const ending = { expirationDate: today.add({ months: 1 }) };
    const [continued, ofCancelled] = [await onPhone(ending), await onPhone(ending)];
    const [next, takenBack] = [
      await onPhone({ startDate: tomorrow }),
      await onPhone({ startDate: tomorrow }),
    ];
    await setTicketFacts(database, next, { continues_id: continued });
    await setTicketFacts(database, takenBack, { continues_id: ofCancelled, cancelled_at: moment });
    const made = await onCard();
    await make(made, '987654321');
    const expected: readonly (readonly [id: number, conditions: readonly string[]])[] = [
      [await onPhone({ startDate: today }), ['active', 'code-not-fetched']],
      [await onPhone({ startDate: tomorrow }), ['pending']],
      [await onPhone({ expirationDate: today }), ['active', 'code-not-fetched', 'ending']],
      [await onPhone({ expirationDate: yesterday }), ['over']],
      [redeemed, ['active']],
      [opened, ['active', 'code-not-fetched']],
      [dead, ['over']],
      [failed, ['over']],
      [continued, ['active', 'code-not-fetched']],
      [ofCancelled, ['active', 'code-not-fetched', 'ending']],
      [next, ['pending']],
      [takenBack, ['over']],
      [await onCard(), ['active', 'card-requested']],
      [await onCard(tomorrow), ['pending', 'card-requested']],
      [made, ['active']],
    ];
    const ids = expected.map(([id]) => id);
    const conditions = await conditionsOfTickets(database, ids, today);
    expect(ids.map((id) => [id, conditions.get(id)])).toEqual(expected);
  });
});
