import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { saveFees } from '#catalogue/products/products.public.ts';
import { saveHolders } from '#ticketing/holders/holders.public.ts';
import { describeTicketCards } from './describe-ticket-cards.ts';
import { newCardFee } from './new-card-fee.ts';
import { orderCardsFor } from './order-cards-for.ts';
import { findManufacturedCards } from './production/manufacture-report.query.ts';
import { newMadeNumber as newNumber } from './test-back-office.ts';
import { cardFacts } from './test-cards.store.ts';
import { cardsIn } from './test-cards-on-tickets.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the cards of many orders', () => {
  portalTest('are new, existing or kept as each order says, in its place', async (portal) => {
    const { inChange, moment, companyId, slot, orderCard } = cardsIn(portal);
    const cardNumber = '5000000031';
    await slot('card', cardNumber);
    const cardToKeep = (await orderCard({ companyId, origin: 'new', feeOre: 0 })) ?? 0;
    const media = [
      { kind: 'phone', phoneCountryCode: '+47', phone: '41234567' },
      { kind: 'new-card' },
      { kind: 'card', cardNumber },
      { kind: 'kept-card', cardId: cardToKeep, cardNumber: null },
      { kind: 'new-card' },
      { kind: 'card', cardNumber },
    ] as const;
    const orders = media.map((medium) => ({ companyId, medium }));
    const when = { ...moment(), today: portal.clock.today() };
    const ids = await inChange((change) => orderCardsFor(change, orders, when));
    const [onPhone, first = 0, existing = 0, keptId, second = 0, again] = ids;
    expect([onPhone, keptId, again]).toEqual([null, cardToKeep, existing]);
    expect(new Set([first, existing, cardToKeep, second]).size).toBe(4);
    for (const id of [first ?? 0, second ?? 0])
      expect(await cardFacts(portal.database, id)).toMatchObject({
        origin: 'new',
        number: null,
        made_at: null,
        fee_ore: 50_00,
      });
    expect(await cardFacts(portal.database, existing ?? 0)).toMatchObject({
      origin: 'existing',
      number: cardNumber,
      made_at: portal.clock.now(),
      fee_ore: 0,
    });
  });
});

describe('the fee of a card', () => {
  portalTest('is that of the day, of a new one apart from a replacement', async (portal) => {
    const { inChange, moment, companyId, tenant, reach, ticketOnNewCard, make, replace } =
      cardsIn(portal);
    const { database } = portal;
    const { ticketId } = await ticketOnNewCard();
    const fees = [
      { kind: 'NEW_CARD', priceOre: 60_00 },
      { kind: 'REPLACEMENT_CARD', priceOre: 75_00 },
    ] as const;
    const name = { nb: 'Kort', en: 'Card' };
    const from = { tenant, name, validFrom: '2026-07-01', vatKind: 'TRANSPORT' } as const;
    await database.transaction((tx) =>
      saveFees(tx, {
        origin: 'invented',
        asOf: '2026-03-05',
        fees: fees.map((fee) => ({ ...from, ...fee })),
      }),
    );
    for (const [date, feeOre, replacementFee] of [
      ['2026-06-30', 50_00, 50],
      ['2026-07-01', 60_00, 75],
    ] as const) {
      portal.clock.set(`${date}T12:00:00+02:00`);
      const today = portal.clock.today();
      const ordered = [{ companyId, medium: { kind: 'new-card' } }] as const;
      const when = { ...moment(), today };
      const [id] = await inChange((change) => orderCardsFor(change, ordered, when));
      expect(await cardFacts(database, id ?? 0)).toMatchObject({ fee_ore: feeOre });
      expect(await newCardFee(database, tenant, today)).toBe(feeOre);
      expect(await describeTicketCards(database, { ...reach, today, ticketId })).toMatchObject({
        reply: { replacementFee },
      });
      await make(ticketId, newNumber());
      const replacement = (await replace(ticketId)) ?? 0;
      expect(await cardFacts(database, replacement)).toMatchObject({
        fee_ore: replacementFee * 100,
      });
    }
    // The second operator makes no cards.
    expect(await newCardFee(database, 'akt', portal.clock.today())).toBeNull();
  });
});

describe('the cards that are made on a day', () => {
  portalTest('stand by the names on them, those for nobody last', async (portal) => {
    const { orderCard, issue, order, make, inChange, tenant, scope, companyId } = cardsIn(portal);
    // What stands on a card is its own name, whatever the holder is called.
    const called = { firstName: 'Kari', lastName: 'Nordmann', cardName: 'Ada N.' };
    const [ada = 0] = await inChange(({ tx }) =>
      saveHolders(tx, tenant, [{ companyId, kind: 'free', ...called }]),
    );
    const ids: number[] = [];
    for (const holderId of [null, ada]) {
      const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 0 })) ?? 0;
      const onCard = { ...order, medium: 'card', mediumSlot: null, cardId, holderId } as const;
      ids.push(...(await issue(onCard)));
    }
    portal.clock.set('2026-03-08T09:00:00Z');
    for (const id of ids) await make(id, newNumber());
    const made = { companyId, madeOn: portal.clock.today() };
    expect(await findManufacturedCards(portal.database, scope, made)).toMatchObject([
      { id: ids[1], cardName: 'Ada N.' },
      { id: ids[0], cardName: null },
    ]);
  });
});

describe('the cards of a ticket', () => {
  portalTest('are that on which it lies and those before, each as it is', async (portal) => {
    const { ticketOnNewCard, make, replace, reach, orderCard, companyId } = cardsIn(portal);
    const { ticketId, cardId } = await ticketOnNewCard();
    await ticketOnNewCard();
    await orderCard({ companyId, origin: 'existing', number: '5000000032' });
    const [one, two] = [newNumber(), newNumber()];
    await make(ticketId, one);
    const second = await replace(ticketId, 'lost');
    await make(ticketId, two);
    const third = await replace(ticketId, 'defective');
    const now = portal.clock.now();
    const blocked = { state: 'DEACTIVATED', manufacturedAt: now, closedAt: now };
    const request = { ...reach, today: portal.clock.today() };
    expect(await describeTicketCards(portal.database, { ...request, ticketId })).toMatchObject({
      reply: {
        replacementFee: 50,
        cards: [
          {
            id: third,
            number: null,
            state: 'REQUESTED',
            manufacturedAt: null,
            closedAt: null,
            replacementReason: 'defective',
            fee: 0,
          },
          { ...blocked, id: second, number: two, replacementReason: 'lost', fee: 50 },
          { ...blocked, id: cardId, number: one, replacementReason: null, fee: 50 },
        ],
      },
    });
    expect(await describeTicketCards(portal.database, { ...request, ticketId: 999_999 })).toEqual({
      refused: { code: 'TICKET_NOT_FOUND' },
    });
  });

  portalTest('wait on while another ticket needs them', async (portal) => {
    const { orderCard, issue, order, cancelWithCard, companyId, reach } = cardsIn(portal);
    const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 0 })) ?? 0;
    const onCard = { ...order, medium: 'card', mediumSlot: null, cardId } as const;
    const first = { startDate: day('2026-04-01'), expirationDate: day('2026-04-30') };
    const [ticketId = 0] = await issue({ ...onCard, ...first });
    const [next = 0] = await issue({ ...onCard, startDate: day('2026-05-01') });
    await cancelWithCard(next);
    expect(await cardFacts(portal.database, cardId)).toMatchObject({ cancelled_at: null });
    const kinds = (await changesOfTicket(portal.database, next)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-ticket', 'cancel-pending-ticket']);
    portal.clock.set('2026-03-09T09:00:00Z');
    await cancelWithCard(ticketId);
    const request = { ...reach, today: portal.clock.today(), ticketId };
    expect(await describeTicketCards(portal.database, request)).toMatchObject({
      reply: { cards: [{ id: cardId, state: 'CANCELLED', closedAt: portal.clock.now() }] },
    });
  });
});
