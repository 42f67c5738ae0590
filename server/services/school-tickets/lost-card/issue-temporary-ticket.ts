import { issueTemporaryTicket as route } from '@takst/contract/services/school-tickets/lost-card/issue-temporary-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { bridgeOf } from '#services/school-tickets/ticket/load-school-rules.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { type HolderLinks, ruledTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { isPhoneWrong, issueTemporary } from './issue-temporary.ts';

/** Gives a pupil whose replacement card is on its way a temporary ticket, the first one or another. */
export const issueTemporaryTicket = (
  changes: ChangePath,
  tickets: Tickets,
  links: Pick<HolderLinks, 'temporaryLinkTo'>,
) =>
  serveChange(route, changes, async (change, { scope, params: { id }, body, today, now }) => {
    const { tx } = change;
    const { tenant } = scope;
    const [ticket] = await tickets.lock(tx, { scope, services, ids: [id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row, rules } = ticket;
    const cardId = row.card_id ?? 0;
    const card = (await findCards(tx, scope, [cardId])).get(cardId);
    const allowed = rules.allowed(ruledTicket(row, today), { hasName: row.first_name !== null });
    if (!card || !allowed.has('ISSUE_TEMPORARY_TICKET')) {
      return { refused: { code: 'TEMPORARY_TICKET_NOT_OFFERED' } };
    }
    if (isPhoneWrong(body)) return { refused: { code: 'PHONE_NOT_MOBILE' } };
    const issued = { row, cardId, bridged: bridgeOf(tenant, card), wish: body };
    await issueTemporary(change, { tenant, now, links }, issued);
    return { reply: { id } };
  });
