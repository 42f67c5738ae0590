import { describe, expect } from 'vitest';
import { newCardNumber, onCard, orderFreeIn } from '#services/free-tickets/test-free-order.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { backOfficeOf, newMadeNumber } from './test-back-office.ts';
import { cardFacts, cardsWithNumber } from './test-cards.store.ts';

// The embedded database does one thing at a time: fewer show the same there.
const rounds = databaseName === 'PostgreSQL' ? 8 : 4;
const codesOf = (answers: readonly Answer[]) =>
  answers.map(({ json }) => (json as { code?: string }).code ?? 'done').toSorted();

async function eachRound(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await work(round);
}

describe('at once', () => {
  portalTest('two people give one number to two cards: one gets it', async (portal) => {
    const { orderCard, make } = backOfficeOf(portal);
    await eachRound(async () => {
      const ids = await Promise.all([orderCard(), orderCard()]);
      const number = newMadeNumber();
      const answers = await Promise.all(ids.map((id) => make(id, number)));
      expect(codesOf(answers)).toEqual(['CARD_NUMBER_IN_USE', 'done']);
      expect(await cardsWithNumber(portal.database, 'ruter', number)).toBe(1);
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('two people give one card two numbers: it has one', async (portal) => {
    const { orderCard, make } = backOfficeOf(portal);
    await eachRound(async () => {
      const id = await orderCard();
      const numbers = [newMadeNumber(), newMadeNumber()];
      const answers = await Promise.all(numbers.map((number) => make(id, number)));
      expect(codesOf(answers)).toEqual(['CARD_NOT_REQUESTED', 'done']);
      const counts = numbers.map((number) => cardsWithNumber(portal.database, 'ruter', number));
      expect((await Promise.all(counts)).toSorted((one, other) => one - other)).toEqual([0, 1]);
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('a card is replaced twice, and its replacement is made', async (portal) => {
    const { orderCard, make, replace } = backOfficeOf(portal);
    await eachRound(async () => {
      const id = await orderCard();
      await make(id, newMadeNumber());
      const first = (await ticketFacts(portal.database, id)).card_id ?? 0;
      const number = newMadeNumber();
      const [one, other, made] = await Promise.all([replace(id), replace(id), make(id, number)]);
      expect(codesOf([one, other])).toContain('done');
      const now = await cardFacts(
        portal.database,
        (await ticketFacts(portal.database, id)).card_id ?? 0,
      );
      const wasMade = codesOf([made])[0] === 'done';
      // Where the second came after the number, the card that was just made is replaced as well.
      const isReplacedTwice = codesOf([one, other]).every((code) => code === 'done');
      expect(now.replacement_count).toBe(isReplacedTwice ? 2 : 1);
      expect(now.number).toBe(wasMade && !isReplacedTwice ? number : null);
      expect(await cardFacts(portal.database, first)).toMatchObject({
        deactivated_at: expect.anything(),
      });
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('an existing card is ordered for twice: one gets the ticket', async (portal) => {
    const { user, company } = backOfficeOf(portal);
    await eachRound(async () => {
      const number = newCardNumber();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => orderFreeIn(portal)(onCard(number), { user, company })),
      );
      expect(codesOf(answers)).toEqual([
        'TICKET_ALREADY_EXISTS',
        'TICKET_ALREADY_EXISTS',
        'TICKET_ALREADY_EXISTS',
        'done',
      ]);
      expect(await cardsWithNumber(portal.database, 'ruter', number)).toBe(1);
    });
    expect(portal.reported).toEqual([]);
  });
});
