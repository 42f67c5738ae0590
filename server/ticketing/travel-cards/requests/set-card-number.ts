import { setCardNumber as route } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { decideMade, loadCardsToMake, makeCards } from '../card/make-cards.ts';

/** Gives one card its number. */
export const setCardNumber = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today, now }) => {
    const numberedTicket = { ticketId: params.id, number: params.cardNumber };
    const facts = await loadCardsToMake(change.tx, {
      scope,
      today,
      given: [numberedTicket],
      lock: true,
    });
    const decision = decideMade(facts, numberedTicket);
    if ('refused' in decision) {
      const { refused } = decision;
      // The contract's schema of the path has refused it before.
      if (refused === 'WRONG_CARD_NUMBER') throw new Error('a card number was not checked');
      return { refused: { code: refused } };
    }
    await makeCards(change, [decision.accepted], { tenant: scope.tenant, now });
    return { reply: { id: params.id } };
  });
