import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { findCards } from './card/card.query.ts';
import { cardFacts, productionsOf } from './test-cards.store.ts';
import { findRequestedCards } from './production/requested-card.query.ts';
import { cardsIn } from './test-cards-on-tickets.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
let used = 100_000_000;
/** Nine digits that no other test uses. */
const newNumber = () => String((used += 1));
const stateOf = async (portal: TestPortal, id: number) =>
  (await findCards(portal.database, cardsIn(portal).scope, [id])).get(id)?.state;
const kindsOf = async (portal: TestPortal, ticketId: number) =>
  (await changesOfTicket(portal.database, ticketId)).map(({ kind }) => kind);

describe('an existing card that is ordered for', () => {
  portalTest('is created at once, without a fee', async (portal) => {
    const { orderCard, companyId } = cardsIn(portal);
    const id = (await orderCard({ companyId, origin: 'existing', number: '5000000001' })) ?? 0;
    expect(await cardFacts(portal.database, id)).toMatchObject({
      origin: 'existing',
      number: '5000000001',
      fee_ore: 0,
      made_on: null,
    });
    expect(await stateOf(portal, id)).toBe('CREATED');
  });

  portalTest('goes on in the same company', async (portal) => {
    const { orderCard, issue, order, slot, companyId } = cardsIn(portal);
    const number = '5000000002';
    const existing = { companyId, origin: 'existing', number } as const;
    const cardId = (await orderCard(existing)) ?? 0;
    expect(await orderCard(existing)).toBe(cardId);
    // A ticket of the same company on the card does not stop the next order.
    await issue({ ...order, medium: 'card', mediumSlot: await slot('card', number), cardId });
    expect(await orderCard(existing)).toBe(cardId);
  });

  portalTest('is refused while another company has a living ticket on it', async (portal) => {
    const { orderCard, issue, order, slot, companyId } = cardsIn(portal);
    const other = portal.company('single-service').id;
    const number = '5000000003';
    const cardId = (await orderCard({ companyId, origin: 'existing', number })) ?? 0;
    const mediumSlot = await slot('card', number);
    // Until tomorrow: its days need not meet those of the order.
    const expirationDate = portal.clock.today().add({ days: 1 });
    await issue({ ...order, medium: 'card', mediumSlot, cardId, expirationDate });
    expect(await orderCard({ companyId: other, origin: 'existing', number })).toBeNull();
    expect(await stateOf(portal, cardId)).toBe('CREATED');
  });

  portalTest('is released by the company whose last ticket on it is over', async (portal) => {
    const { orderCard, issue, order, slot, companyId } = cardsIn(portal);
    const other = portal.company('single-service').id;
    const number = '5000000004';
    const cardId = (await orderCard({ companyId, origin: 'existing', number })) ?? 0;
    const mediumSlot = await slot('card', number);
    const expirationDate = portal.clock.today().subtract({ days: 1 });
    const onCard = { ...order, medium: 'card', mediumSlot, cardId } as const;
    const dayOfBefore = day('2026-03-01');
    const [before = 0] = await issue({ ...onCard, expirationDate: dayOfBefore });
    const startDate = dayOfBefore.add({ days: 1 });
    const [ticketId = 0] = await issue({ ...onCard, startDate, expirationDate });
    const existingCard = (await orderCard({ companyId: other, origin: 'existing', number })) ?? 0;
    expect(existingCard).not.toBe(cardId);
    expect(await cardFacts(portal.database, existingCard)).toMatchObject({
      company_id: other,
      number,
    });
    expect(await stateOf(portal, cardId)).toBe('DEACTIVATED');
    // It is told of the last ticket on the card alone.
    expect(await kindsOf(portal, before)).toEqual(['order-ticket']);
    expect(await kindsOf(portal, ticketId)).toEqual(['order-ticket', 'release-card']);
    expect((await changesOfTicket(portal.database, ticketId)).at(-1)).toMatchObject({
      before: { cardNumber: number, cardState: 'CARD_CREATED' },
      after: { cardState: 'CARD_DEACTIVATED' },
    });
  });
});

describe('a card that is made', () => {
  portalTest('has its number, its day, the post address and its ticket’s slot', async (portal) => {
    const { ticketOnNewCard, issue, order, cancel, make, facts, slot, companyId } = cardsIn(portal);
    const { cardId, ticketId } = await ticketOnNewCard();
    expect(await stateOf(portal, cardId)).toBe('REQUESTED');
    const onCard = { ...order, medium: 'card', mediumSlot: null, cardId } as const;
    const [dead = 0] = await issue({ ...onCard, startDate: day('2026-05-01') });
    await cancel(dead);
    const number = newNumber();
    expect(await make(ticketId, number)).toBeNull();
    // One that was cancelled before is in nobody's way.
    expect(await facts(dead)).toMatchObject({ medium_slot: null });
    expect(await cardFacts(portal.database, cardId)).toMatchObject({
      number,
      made_on: portal.clock.today(),
      made_for: ticketId,
    });
    expect(await facts(ticketId)).toMatchObject({ medium_slot: await slot('card', number) });
    expect(await productionsOf(portal.database, companyId)).toMatchObject([
      {
        made_on: portal.clock.today(),
        post_address: { line1: expect.stringContaining('Fjellveien') },
      },
    ]);
    expect((await changesOfTicket(portal.database, ticketId)).at(-1)).toMatchObject({
      kind: 'make-card',
      before: { cardState: 'CARD_REQUESTED' },
      after: { cardState: 'CARD_CREATED', cardNumber: number },
    });
  });

  portalTest('is listed while it waits, also for nobody yet', async (portal) => {
    const { orderCard, issue, order, ticketOnNewCard, make, scope, companyId } = cardsIn(portal);
    const made = await ticketOnNewCard();
    await make(made.ticketId, newNumber());
    const named = await ticketOnNewCard();
    const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 0 })) ?? 0;
    const [nameless = 0] = await issue({ ...order, medium: 'card', mediumSlot: null, cardId });
    const page = { companyId, maxEntries: 100, offset: 0 };
    const { totalEntries, matches } = await findRequestedCards(portal.database, scope, page);
    expect(matches).toHaveLength(totalEntries);
    expect(matches.slice(-2)).toMatchObject([
      { id: named.ticketId, cardName: 'Kari Nordmann' },
      { id: nameless, cardName: null },
    ]);
  });

  portalTest('is refused a number that is wrong or in use, and a second one', async (portal) => {
    const { ticketOnNewCard, make, replace } = cardsIn(portal);
    const [one, other] = [await ticketOnNewCard(), await ticketOnNewCard()];
    expect(await make(one.ticketId, '12345678')).toBe('WRONG_CARD_NUMBER');
    expect(await make(one.ticketId, '12345 789')).toBe('WRONG_CARD_NUMBER');
    const number = newNumber();
    expect(await make(one.ticketId, number)).toBeNull();
    expect(await make(other.ticketId, number)).toBe('CARD_NUMBER_IN_USE');
    expect(await make(one.ticketId, newNumber())).toBe('CARD_NOT_REQUESTED');
    expect(await make(999_999_999, newNumber())).toBe('CARD_NOT_FOUND');
    // The number of a card that is blocked may be given again.
    await replace(one.ticketId);
    expect(await make(other.ticketId, number)).toBeNull();
  });
});

describe('a card that is replaced', () => {
  portalTest('is blocked, and its ticket goes on with a new one', async (portal) => {
    const { ticketOnNewCard, make, replace, facts, scope } = cardsIn(portal);
    const { cardId, ticketId } = await ticketOnNewCard();
    expect(await replace(ticketId)).toBeNull();
    const number = newNumber();
    await make(ticketId, number);
    const newId = (await replace(ticketId)) ?? 0;
    expect(await stateOf(portal, cardId)).toBe('DEACTIVATED');
    expect((await findCards(portal.database, scope, [newId])).get(newId)).toMatchObject({
      state: 'REQUESTED',
      replacementCount: 1,
      reason: 'lost',
      replacedNumber: number,
      feeOre: 50_00,
    });
    expect(await facts(ticketId)).toMatchObject({
      card_id: newId,
      medium_slot: null,
      expiration_date: null,
    });
    expect(await kindsOf(portal, ticketId)).toEqual(['order-ticket', 'make-card', 'replace-card']);
    await make(ticketId, newNumber());
    const third = (await replace(ticketId, 'defective')) ?? 0;
    expect(await cardFacts(portal.database, third)).toMatchObject({
      replacement_count: 2,
      fee_ore: 0,
    });
  });

  portalTest.each([
    ['lost', 50_00],
    ['defective', 0],
    ['new-name', 50_00],
  ] as const)('(%s) costs %i øre, on the card and in the history', async (portal, reason, ore) => {
    const { ticketOnNewCard, make, replace } = cardsIn(portal);
    const { ticketId } = await ticketOnNewCard();
    const number = newNumber();
    await make(ticketId, number);
    const newId = (await replace(ticketId, reason)) ?? 0;
    expect(await cardFacts(portal.database, newId)).toMatchObject({ fee_ore: ore });
    expect((await changesOfTicket(portal.database, ticketId)).at(-1)).toMatchObject({
      kind: 'replace-card',
      before: { cardNumber: number, cardState: 'CARD_CREATED' },
      after: { cardState: 'CARD_REQUESTED', replacementReason: reason, cardFee: ore },
    });
  });

  portalTest('leaves the tickets on it that are over', async (portal) => {
    const { orderCard, issue, order, slot, replace, facts, companyId } = cardsIn(portal);
    const number = '5000000010';
    const cardId = (await orderCard({ companyId, origin: 'existing', number })) ?? 0;
    const mediumSlot = await slot('card', number);
    const onCard = { ...order, medium: 'card', mediumSlot, cardId } as const;
    const [old = 0] = await issue({ ...onCard, expirationDate: day('2026-03-02') });
    const [now = 0] = await issue({ ...onCard, startDate: day('2026-03-03') });
    const newId = await replace(now);
    expect(await facts(old)).toMatchObject({ card_id: cardId, medium_slot: mediumSlot });
    expect(await facts(now)).toMatchObject({ card_id: newId, medium_slot: null });
  });
});

describe('a card whose ticket is cancelled', () => {
  portalTest('is cancelled with it while it is requested', async (portal) => {
    const { orderCard, issue, order, cancelWithCard, companyId, make } = cardsIn(portal);
    const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 50_00 })) ?? 0;
    const [ticketId = 0] = await issue({
      ...order,
      medium: 'card',
      mediumSlot: null,
      cardId,
      startDate: day('2026-05-01'),
    });
    await cancelWithCard(ticketId);
    expect(await stateOf(portal, cardId)).toBe('CANCELLED');
    expect(await kindsOf(portal, ticketId)).toEqual([
      'order-ticket',
      'cancel-pending-ticket',
      'cancel-card',
    ]);
    expect((await changesOfTicket(portal.database, ticketId)).at(-1)).toMatchObject({
      before: { cardState: 'CARD_REQUESTED' },
      after: { cardState: 'CARD_CANCELLED' },
    });
    expect(await make(ticketId, newNumber())).toBe('CARD_NOT_REQUESTED');
  });

  portalTest('stays when it is made', async (portal) => {
    const { orderCard, issue, order, cancelWithCard, companyId, make } = cardsIn(portal);
    const cardId = (await orderCard({ companyId, origin: 'new', feeOre: 50_00 })) ?? 0;
    const [ticketId = 0] = await issue({
      ...order,
      medium: 'card',
      mediumSlot: null,
      cardId,
      startDate: day('2026-05-01'),
    });
    await make(ticketId, newNumber());
    await cancelWithCard(ticketId);
    expect(await stateOf(portal, cardId)).toBe('CREATED');
  });
});

describe('a card whose last ticket is anonymised', () => {
  portalTest('loses its number, and so does the one that it replaced', async (portal) => {
    const { ticketOnNewCard, make, replace, service } = cardsIn(portal);
    const { cardId, ticketId } = await ticketOnNewCard();
    await make(ticketId, newNumber());
    const newId = (await replace(ticketId)) ?? 0;
    await make(ticketId, newNumber());
    // Another holder of the same company has had a card replaced, too.
    const other = await ticketOnNewCard();
    const number = newNumber();
    await make(other.ticketId, number);
    await replace(other.ticketId);
    await setTicketFacts(portal.database, ticketId, {
      ordered_at: Temporal.Instant.from('2025-01-01T09:00:00Z'),
    });
    await anonymiseAll(portal, { service });
    expect(await cardFacts(portal.database, newId)).toMatchObject({ number: null });
    expect(await cardFacts(portal.database, cardId)).toMatchObject({ number: null });
    expect(await stateOf(portal, newId)).toBe('ANONYMISED');
    expect(await make(ticketId, newNumber())).toBe('CARD_NOT_FOUND');
    const kept = { number, anonymised_at: null };
    expect(await cardFacts(portal.database, other.cardId)).toMatchObject(kept);
  });

  portalTest('keeps it while another ticket is on it', async (portal) => {
    const { orderCard, issue, order, slot, service, companyId } = cardsIn(portal);
    const number = '5000000020';
    const cardId = (await orderCard({ companyId, origin: 'existing', number })) ?? 0;
    const mediumSlot = await slot('card', number);
    const onCard = { ...order, medium: 'card', mediumSlot, cardId } as const;
    const [old = 0] = await issue({ ...onCard, expirationDate: day('2026-03-02') });
    await issue({ ...onCard, startDate: day('2026-03-03') });
    await setTicketFacts(portal.database, old, {
      ordered_at: Temporal.Instant.from('2025-01-01T09:00:00Z'),
    });
    await anonymiseAll(portal, { service });
    expect(await cardFacts(portal.database, cardId)).toMatchObject({ number, anonymised_at: null });
  });
});
