import { describe, expect } from 'vitest';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfHolder } from '#ticketing/tickets/ticket/ticket.query.ts';
import { moveToHolderSlot } from '#ticketing/tickets/holder-slots.store.ts';
import { moveToCards, setSlotsOfCards } from '#ticketing/tickets/ticket/card-of-ticket.store.ts';
import { placeCards } from '#ticketing/travel-cards/test-cards.store.ts';
import { day } from './test-core.ts';
import { everyKindIn } from './test-every-kind.ts';

const onPhone = { medium: 'phone', mediumSlot: null } as const;

describe('a holder who is moved to another slot', () => {
  portalTest('takes along what is valid from a day on, its own last day too', async (portal) => {
    const { order, issue, holder, slot, facts, companyId } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const [before, after] = [await slot('free-employee', '1'), await slot('free-employee', '2')];
    const theirs = { ...order, ...onPhone, holderId, holderSlot: before };
    const ids = [
      ...(await issue({ ...theirs, expirationDate: day('2026-03-02') })),
      ...(await issue({
        ...theirs,
        startDate: day('2026-03-03'),
        expirationDate: day('2026-03-03'),
      })),
      ...(await issue({ ...theirs, startDate: day('2026-03-04') })),
    ];
    await portal.database.transaction((tx) =>
      moveToHolderSlot(tx, { companyId, holderId, slot: after }, day('2026-03-03')),
    );
    const slots = (await Promise.all(ids.map(facts))).map(({ holder_slot }) => holder_slot);
    expect(slots).toEqual([before, after, after]);
  });
});

describe('the tickets of a holder', () => {
  portalTest('stand by their first day, the newest first', async (portal) => {
    const { order, issue, holder, reach, takeAll } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const theirs = { ...order, ...onPhone, holderId };
    const ids = await issue({ ...theirs }, { ...theirs, startDate: day('2026-02-01') }, theirs);
    await issue({ ...theirs, holderId: (await holder('Ola')).id });
    const listed = await ticketsOfHolder(portal.database, reach, holderId);
    expect(listed.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    // Taken, they stand as they were asked for.
    const [first = 0, second = 0, third = 0] = ids;
    const taken = await takeAll(third, 999_999, first, second);
    expect(taken.map((one) => one?.row.id)).toEqual([third, undefined, first, second]);
  });
});

describe('a card that is replaced', () => {
  portalTest('takes along what is not over, its own last day too', async (portal) => {
    const { order, issue, facts, slot, companyId, tenant } = everyKindIn(portal);
    const [fromCard, toCard] = [521, 522];
    const mediumSlot = await slot('card', '521');
    const card = { ...order, medium: 'card', mediumSlot, cardId: fromCard } as const;
    const ids = [
      ...(await issue({ ...card, expirationDate: day('2026-03-05') })),
      ...(await issue({
        ...card,
        startDate: day('2026-03-06'),
        expirationDate: day('2026-03-06'),
      })),
      ...(await issue({ ...card, startDate: day('2026-03-07') })),
    ];
    const cancelled = { ...card, startDate: day('2026-03-07') };
    for (const facts of [{ cancelled_at: portal.clock.now() }, { failed_at: portal.clock.now() }]) {
      await setTicketFacts(portal.database, ids.at(-1) ?? 0, facts);
      ids.push(...(await issue(cancelled)));
    }
    await placeCards(portal.database, { tenant, companyId }, [toCard]);
    const moved = [{ companyId, fromCard, toCard }];
    const slots = await portal.database.transaction((tx) =>
      moveToCards(tx, moved, day('2026-03-06')),
    );
    expect(slots).toEqual([mediumSlot]);
    const places = async () =>
      (await Promise.all(ids.map(facts))).map((one) => [one.card_id, one.medium_slot]);
    const [stays, moves] = [
      [fromCard, mediumSlot],
      [toCard, null],
    ];
    expect(await places()).toEqual([stays, moves, stays, stays, moves]);
    // The new card gets its number; what is over there stays without it.
    await setTicketFacts(portal.database, ids[1] ?? 0, { cancelled_at: portal.clock.now() });
    const numberedSlot = await slot('card', '522');
    const numbered = [{ companyId, cardId: toCard, slot: numberedSlot }];
    await portal.database.transaction((tx) => setSlotsOfCards(tx, numbered));
    expect(await places()).toEqual([stays, moves, stays, stays, [toCard, numberedSlot]]);
  });
});
