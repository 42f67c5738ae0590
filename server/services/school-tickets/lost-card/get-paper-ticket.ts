import { getPaperTicket as route } from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeSchoolTickets } from '#services/school-tickets/ticket/describe-school-ticket.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { createQrCode, findTicket, printedCodeSigner } from '#ticketing/tickets/tickets.public.ts';
import { findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { describeReplacement } from './describe-replacement.ts';
import { findReplacements } from './replacement.query.ts';

/** The temporary ticket on paper, as often as it is printed while the card is on its way. */
export const getPaperTicket = (database: Database) =>
  serve(route, async ({ scope, params: { id }, today, now }) => {
    const row = await findTicket(database, { scope, services }, id);
    if (!row) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const cards = await findCards(database, scope, [row.card_id ?? 0]);
    const replacements = await findReplacements(database, scope, [row]);
    const facts = { scope, today, cards, replacements };
    const temporary = describeReplacement(row, facts)?.temporaryTicket;
    const [ticket] = await describeSchoolTickets(database, facts, [row]);
    if (temporary?.kind !== 'paper' || !ticket?.allowedActions.includes('ISSUE_TEMPORARY_TICKET')) {
      return { refused: { code: 'NO_PAPER_TICKET' } };
    }
    const {
      allZones,
      zoneFrom,
      zoneTo,
      secondZoneFrom,
      secondZoneTo,
      firstName,
      lastName,
      className,
    } = ticket;
    const validFrom = businessDayOf(temporary.issuedAt);
    const { validThrough } = temporary;
    const text = await printedCodeSigner(database, now)(scope.tenant, {
      id,
      startDate: validFrom,
      expirationDate: validThrough,
      zoneFrom: row.zone_from,
      zoneTo: row.zone_to,
      secondZoneFrom: row.second_zone_from,
      secondZoneTo: row.second_zone_to,
      productId: row.product_id,
      profileId: row.profile_id,
    });
    return {
      reply: {
        firstName,
        lastName,
        className,
        school: row.company_name,
        ticketNumber: id,
        allZones,
        zones: [...new Set([zoneFrom, zoneTo, secondZoneFrom, secondZoneTo])].filter(
          (zone) => zone !== null,
        ),
        validFrom,
        validThrough,
        code: { text, rows: createQrCode(text) },
      },
    };
  });
