import { deactivateCard as route } from '@takst/contract/ticketing/travel-cards/deactivate-card.contract.ts';
import { refuseDeactivation } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockCardsOfTickets } from '../card/card-on-ticket.query.ts';
import { deactivateCards } from '../card/close-cards.ts';

/** Notes that a card is blocked in the card system, when its last ticket is over. */
export const deactivateCard = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params: { id }, today, now }) => {
    const card = (await lockCardsOfTickets(change.tx, { scope, today }, [id])).get(id);
    if (!card) return { refused: { code: 'CARD_NOT_FOUND' } };
    const code = refuseDeactivation(card.state, card.isInUse);
    if (code) return { refused: { code } };
    await deactivateCards(change, [card], { tenant: scope.tenant, now });
    return { reply: { id } };
  });
