import { replaceFreeCard as route } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { companiesWithPostAddress } from '#customers/companies/companies.public.ts';
import { ruledTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { lockCardsOfTickets, replaceCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { freeServices as services } from './free-services.ts';

/** Blocks the card of a ticket at once and orders another one; the ticket goes on (domain: Replacement card). */
export const replaceFreeCard = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, { scope, params: { id }, body, today, now }) => {
    const { tx } = change;
    const [ticket] = await tickets.lock(tx, { scope, services, ids: [id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const card = (await lockCardsOfTickets(tx, { scope, today }, [id])).get(id);
    const { row, rules } = ticket;
    if (!card || !rules.actions(ruledTicket(row, today)).has('replace-card')) {
      return { refused: { code: 'CARD_NOT_REPLACEABLE' } };
    }
    const addressed = await companiesWithPostAddress(tx, scope, [row.company_id]);
    if (!addressed.has(row.company_id)) {
      return { refused: { code: 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS' } };
    }
    await replaceCards(change, [{ card, reason: body.reason }], { tenant: scope.tenant, now });
    return { reply: { id } };
  });
