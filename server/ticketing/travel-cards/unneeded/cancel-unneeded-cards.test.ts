import { downloadCardsToMake } from '@takst/contract/ticketing/travel-cards/download-cards-to-make.contract.ts';
import { describe, expect } from 'vitest';
import { placeFreeCompany } from '#services/free-tickets/book/test-book-world.store.ts';
import { editsIn } from '#services/free-tickets/edit/test-edits.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { backOfficeOf, newMadeNumber } from '../test-back-office.ts';
import { cardFacts, placeWaitingCards } from '../test-cards.store.ts';
import { nightIn } from './test-night.ts';

// Each sets the clock: it has a portal of its own.
const portalTest = portalTestWith({});
const otherPortalTest = portalTestWith({});

describe('the nightly job of cards that nobody needs', () => {
  portalTest(
    'cancels a card whose ticket has come to a phone before it was made',
    async (portal) => {
      const { orderCard, requests } = backOfficeOf(portal);
      const { edit, ticket } = editsIn(portal);
      const id = await orderCard({ startDate: '2026-03-06' });
      const toPhone = {
        mediaType: 'MOBILE_TICKET',
        phoneCountryCode: '+47',
        phone: newPhone(),
      } as const;
      const next = idOf(await edit(id, { ...toPhone, timeOfChange: '2026-03-20' }));
      expect(await ticket(next)).toMatchObject({ startDate: '2026-03-20', travelCardState: null });
      const isWaiting = async () => (await requests()).some((request) => request.id === id);

      // Until the change, the holder travels with the card.
      portal.clock.set('2026-03-19T00:37:00+01:00');
      await nightIn(portal);
      expect(await isWaiting()).toBe(true);

      portal.clock.set('2026-03-20T00:37:00+01:00');
      expect(await nightIn(portal)).toEqual([]);
      expect(await isWaiting()).toBe(false);
      expect(await ticket(id)).toMatchObject({ travelCardState: 'CANCELLED' });
      const changes = await changesOfTicket(portal.database, id);
      expect(changes.at(-1)).toMatchObject({ kind: 'cancel-card' });
      await nightIn(portal);
      expect(await changesOfTicket(portal.database, id)).toHaveLength(changes.length);
    },
  );

  otherPortalTest('leaves cards that are made, and those of tickets that go on', async (portal) => {
    const { orderCard, make, requests } = backOfficeOf(portal);
    const { edit, ticket } = editsIn(portal);
    const [made, pending, goesOn] = [
      await orderCard({ startDate: '2026-03-06' }),
      await orderCard({ startDate: '2026-04-01' }),
      await orderCard({ startDate: '2026-03-06' }),
    ];
    await make(made, newMadeNumber());
    const next = idOf(await edit(goesOn, { zoneTo: '3Ø', timeOfChange: '2026-03-10' }));
    portal.clock.set('2026-03-11T00:37:00+01:00');
    await nightIn(portal);
    expect(await ticket(made)).toMatchObject({ travelCardState: 'CREATED' });
    const waiting = (await requests()).map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining([pending, next]));
  });

  otherPortalTest('looks at the cards of all operators, in parts', async (portal) => {
    const { database } = portal;
    const main = await placeWaitingCards(database, await placeFreeCompany(database), 500);
    const elsewhere = await placeFreeCompany(database, 'fjord');
    const [last = 0] = await placeWaitingCards(database, elsewhere, 1);
    const { text } = await portal.callAs(portal.user('travel-cards'), downloadCardsToMake, {});
    expect(text.split('\r\n').filter((line) => line.includes(';Fribedrift;'))).toHaveLength(500);
    const isCancelled = async (id: number) => (await cardFacts(database, id)).cancelled_at !== null;
    const after = main.at(-1) ?? 0;
    expect(await nightIn(portal)).toEqual([{ job: 'cancel-unneeded-cards', data: { after } }]);
    expect([await isCancelled(after), await isCancelled(last)]).toEqual([true, false]);
    expect(await nightIn(portal, after)).toEqual([]);
    expect(await isCancelled(last)).toBe(true);
  });
});
