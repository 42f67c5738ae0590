import { replaceSchoolCard as route } from '@takst/contract/services/school-tickets/lost-card/replace-school-card.contract.ts';
import { cardNameOf } from '@takst/domain/services/school-tickets/card-name.rules.ts';
import {
  payerOf,
  recordedPayer,
} from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import { bridgedThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { companiesWithPostAddress } from '#customers/companies/companies.public.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { pupilOf } from '#services/school-tickets/pupil/pupil-of.ts';
import { savePupil } from '#services/school-tickets/pupil/save-pupil.ts';
import {
  type HolderLinks,
  ruledTicket,
  statusOf,
  type TicketRow,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import { lockCardsOfTickets, replaceCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { isPhoneWrong, issueTemporary } from './issue-temporary.ts';
import { insertReplacement } from './replacement.store.ts';

/** Blocks the card of a pupil at once and orders another one; a temporary ticket bridges the days of delivery. */
export const replaceSchoolCard = (
  changes: ChangePath,
  tickets: Tickets,
  links: Pick<HolderLinks, 'temporaryLinkTo'>,
) =>
  serveChange(route, changes, async (change, { scope, params: { id }, body, today, now }) => {
    const { tx } = change;
    const { tenant } = scope;
    const { reason, temporaryTicket: wish } = body;
    const [ticket] = await tickets.lock(tx, { scope, services, ids: [id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row, rules } = ticket;
    const companyId = row.company_id;
    const card = (await lockCardsOfTickets(tx, { scope, today }, [id])).get(id);
    const allowed = rules.allowed(ruledTicket(row, today), { hasName: row.first_name !== null });
    const isSeen = body.cardNumber === undefined || body.cardNumber === card?.number;
    if (!card || !isSeen || !allowed.has('REPLACE_CARD')) {
      return { refused: { code: 'CARD_NOT_REPLACEABLE' } };
    }
    if (wish && statusOf(row, today) !== 'active') {
      return { refused: { code: 'TEMPORARY_TICKET_NOT_OFFERED' } };
    }
    if (isPhoneWrong(wish)) return { refused: { code: 'PHONE_NOT_MOBILE' } };
    const addressed = await companiesWithPostAddress(tx, scope, [companyId]);
    if (!addressed.has(companyId)) {
      return { refused: { code: 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS' } };
    }
    const paidBy = payerOf(reason, body.paidBy);
    const recorded = { cardFeePaidBy: recordedPayer(paidBy) };
    const [cardId = 0] = await replaceCards(change, [{ card, reason, recorded }], { tenant, now });
    await nameNewCard(change, row, { scope, today });
    await insertReplacement(tx, { tenant, companyId, cardId, ticketId: id, paidBy });
    if (wish) {
      const bridged = bridgedThrough(tenant, { requestedOn: today, madeOn: null });
      await issueTemporary(change, { tenant, now, links }, { row, cardId, bridged, wish });
    }
    return { reply: { id } };
  });

/** An ID-based card has no name of ours; the new one gets that of its pupil. */
async function nameNewCard(
  change: Change,
  row: TicketRow,
  moment: { readonly scope: Scope; readonly today: Temporal.PlainDate },
): Promise<void> {
  const { first_name: firstName, last_name: lastName, card_name: cardName } = row;
  if (cardName !== null || firstName === null || lastName === null) return;
  const before = pupilOf(row);
  const after = { ...before, cardName: cardNameOf({ firstName, lastName }) };
  await savePupil(change, { row, before, after, slot: row.holder_slot }, moment);
}
