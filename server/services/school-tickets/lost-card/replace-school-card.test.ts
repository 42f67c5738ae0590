import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest, portalTestWith } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { nightIn } from '#ticketing/travel-cards/unneeded/test-night.ts';
import { changesOfTicket, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { placeOneEach, placeTickets, saidIn } from '../ticket/test-school-calls.ts';
import { removePostAddress } from './test-post-address.store.ts';
import { lostCardsIn, newCardNumber } from './test-lost-card.ts';

// A school that loses its address has a portal of its own.
const otherPortalTest = portalTestWith({});
const day = (text: string) => Temporal.PlainDate.from(text);
const refused = (code: string, status: number) => ({ status, json: { code } });
const notReplaceable = refused('CARD_NOT_REPLACEABLE', 409);
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };

describe('a lost card', () => {
  portalTest('is blocked, and another one is ordered, in one step', async (portal) => {
    const { placeOnCard, replace, ticket, cards, history } = lostCardsIn(portal);
    const cardNumber = newCardNumber();
    const id = await placeOnCard({ cardNumber });
    expect((await ticket(id)).allowedActions).toContain('REPLACE_CARD');
    expect(await replace(id, { cardNumber, paidBy: 'pupil' })).toMatchObject({ status: 200 });
    expect(await ticket(id)).toMatchObject({
      status: 'active',
      travelCardState: 'REQUESTED',
      cardNumber: null,
      feeOwed: 50,
      replacement: {
        paidBy: 'pupil',
        fee: 50,
        bridgedThrough: day('2026-03-20'),
        temporaryTicket: null,
      },
    });
    expect((await cards(id)).json).toMatchObject({
      cards: [
        { state: 'REQUESTED', replacementReason: 'lost', fee: 50 },
        { state: 'DEACTIVATED', number: cardNumber },
      ],
    });
    const { matches } = (await history(id)).json as { matches: { fields: unknown[] }[] };
    expect(JSON.stringify(matches[0])).toContain('Eleven');
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'replace-card',
      user_id: portal.user('school').id,
      after: { cardFeePaidBy: 'fee-of-pupil' },
    });
  });

  portalTest('that had no name of ours becomes a card with the pupil’s', async (portal) => {
    const { placeOnCard, replace, ticket, history } = lostCardsIn(portal);
    const id = await placeOnCard({
      card: 'existing',
      cardNumber: `4100000${newCardNumber().slice(-4)}`,
    });
    const { lastName, cardName } = await ticket(id);
    expect(cardName).toBeNull();
    await replace(id);
    expect((await ticket(id)).cardName).toBe(`Elev ${lastName}`);
    expect((await history(id)).json).toMatchObject({ totalEntries: 2 });
  });

  portalTest('that is defective costs nothing, whoever was to pay', async (portal) => {
    const { placeOnCard, replace, ticket } = lostCardsIn(portal);
    const id = await placeOnCard();
    await replace(id, { reason: 'defective', paidBy: 'pupil' });
    expect(await ticket(id)).toMatchObject({
      feeOwed: null,
      replacement: { paidBy: 'school', fee: 0 },
    });
  });

  portalTest('takes next year’s ticket along to the new card', async (portal) => {
    const { replace, ticket } = lostCardsIn(portal);
    const pupil = { card: 'made' as const, cardNumber: newCardNumber(), tickets: [{}, nextYear] };
    const [[now = 0, next = 0] = []] = await placeTickets(portal, [pupil]);
    expect((await replace(next, { paidBy: 'pupil' })).status).toBe(200);
    expect(await ticket(now)).toMatchObject({ travelCardState: 'REQUESTED', feeOwed: null });
    // It stands once, with the ticket of which it was ordered.
    expect(await ticket(next)).toMatchObject({ travelCardState: 'REQUESTED', feeOwed: 50 });
    const [one, other] = [
      await ticketFacts(portal.database, now),
      await ticketFacts(portal.database, next),
    ];
    expect(one.card_id).toBe(other.card_id);
  });

  portalTest(
    'and again: the pupil owes both, and not the card that was never made',
    async (portal) => {
      const { placeOnCard, replace, make, ticket, end } = lostCardsIn(portal);
      const id = await placeOnCard();
      await replace(id, { paidBy: 'pupil' });
      expect(await replace(id, { paidBy: 'pupil' })).toMatchObject(notReplaceable);
      expect((await make(id)).status).toBe(200);
      expect((await replace(id, { paidBy: 'pupil' })).status).toBe(200);
      expect((await ticket(id)).feeOwed).toBe(100);
      expect((await end(id, '2026-03-06')).status).toBe(200);
      portal.clock.set('2026-03-07T09:00:00+01:00');
      await nightIn(portal);
      expect(await ticket(id)).toMatchObject({ travelCardState: 'CANCELLED', feeOwed: 50 });
    },
  );

  portalTest(
    'of a ticket on a phone, one that is over, and one waiting for its card: none',
    async (portal) => {
      const { replace } = lostCardsIn(portal);
      const over = { end: day('2026-03-05'), isEnded: true };
      const ids = await placeOneEach(portal, [
        { phone: newPhone() },
        { card: 'made', cardNumber: newCardNumber(), tickets: [over] },
        { card: 'requested' },
        { card: 'blocked', cardNumber: newCardNumber() },
      ]);
      for (const id of ids) expect(await replace(id)).toMatchObject(notReplaceable);
    },
  );

  portalTest('that was replaced since the user saw it stays as it is', async (portal) => {
    const { placeOnCard, replace, make, ticket } = lostCardsIn(portal);
    const firstNumber = newCardNumber();
    const id = await placeOnCard({ cardNumber: firstNumber });
    await replace(id, { cardNumber: firstNumber });
    const manufacturedNumber = newCardNumber();
    await make(id, manufacturedNumber);
    expect(await replace(id, { cardNumber: firstNumber })).toMatchObject(notReplaceable);
    expect(await ticket(id)).toMatchObject({
      cardNumber: manufacturedNumber,
      travelCardState: 'CREATED',
    });
  });

  otherPortalTest('is not replaced where the new one could not be posted', async (portal) => {
    const { placeOnCard, replace, ticket } = lostCardsIn(portal);
    const id = await placeOnCard();
    await removePostAddress(portal.database, portal.company('school').id);
    expect(await replace(id)).toMatchObject(refused('TRAVEL_CARD_NO_COMPANY_POST_ADDRESS', 422));
    expect(await ticket(id)).toMatchObject({ travelCardState: 'CREATED', replacement: null });
  });

  const rounds = databaseName === 'PostgreSQL' ? 10 : 2;
  portalTest('is replaced once by many at the same time', async (portal) => {
    const { placeOnCard, replace, cards, history } = lostCardsIn(portal);
    for (let round = 0; round < rounds; round += 1) {
      const id = await placeOnCard();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => replace(id, { paidBy: 'pupil' })),
      );
      expect(saidIn(answers).toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => 'CARD_NOT_REPLACEABLE'),
        'done',
      ]);
      expect(((await cards(id)).json as { cards: unknown[] }).cards).toHaveLength(2);
      expect((await history(id)).json).toMatchObject({ totalEntries: 1 });
    }
    expect(portal.reported).toEqual([]);
  });
});

describe('the fee that a pupil owes', () => {
  portalTest('is noted as paid once, also when the ticket is over', async (portal) => {
    const { placeOnCard, replace, collect, ticket, end, history } = lostCardsIn(portal);
    const id = await placeOnCard();
    expect(await collect(id)).toMatchObject(refused('NO_FEE_OWED', 409));
    await replace(id, { paidBy: 'pupil' });
    await end(id, '2026-03-06');
    portal.clock.set('2026-03-10T09:00:00+01:00');
    const outcomes = saidIn(await Promise.all([collect(id), collect(id), collect(id)]));
    expect(outcomes.toSorted()).toEqual(['NO_FEE_OWED', 'NO_FEE_OWED', 'done']);
    expect((await ticket(id)).feeOwed).toBeNull();
    expect(JSON.stringify((await history(id)).json)).toContain('collect-card-fee');
  });
});
