import { getHolderTicket as route } from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import type { AppTicket } from '@takst/contract/tickets/phone/phone-ticket.schema.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { createQrCode } from './create-qr-code.ts';
import type { HolderLinks } from './holder-link.ts';
import { limitWrongLinks } from '#tries/tries.public.ts';
import { findContinuation, ticketOfHolder } from './phone-ticket.query.ts';

/** The ticket of a holder link. */
export const getHolderTicket = (database: Database, links: HolderLinks) =>
  serve(route, async (call) => {
    const { tenant } = call.origin;
    const holder = links.holderOf(tenant, call.params.token);
    const who = `holder page at ${tenant} from ${call.address}`;
    const tickets = await limitWrongLinks(database, { who, now: call.now }, async (tx) => {
      const ticket = holder && (await ticketOfHolder(tx, holder));
      return ticket ? { ticket, next: await findContinuation(tx, ticket) } : undefined;
    });
    if (!tickets) return { refused: { code: 'TICKET_NOT_FOUND' } };

    const { ticket, next } = tickets;
    const phoneTicket = await describePhoneTicket(database, ticket, call.now);
    const { code, downloadedToPhone } = phoneTicket;
    return {
      reply: {
        ...holderTicketOf(phoneTicket),
        pickupCode: downloadedToPhone || !isRedeemable(phoneTicket) ? null : ticket.pickup_code,
        code: code && { ...code, rows: createQrCode(code.text) },
        continuedBy: next
          ? { token: links.tokenOf(tenant, next.id), startDate: next.startDate }
          : null,
        answeredAt: call.now,
      },
    };
  });

/** The fields of the holder page, without the ids, which are for apps. */
const holderTicketOf = (ticket: AppTicket) => ({
  status: ticket.status,
  productName: ticket.productName,
  profileName: ticket.profileName,
  startDate: ticket.startDate,
  expirationDate: ticket.expirationDate,
  allZones: ticket.allZones,
  zones: ticket.zones,
  downloadedToPhone: ticket.downloadedToPhone,
  firstName: ticket.firstName,
});

const isRedeemable = ({ status }: AppTicket): boolean =>
  status === 'active' || status === 'pending';
