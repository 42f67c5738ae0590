import { getHolderTicket as route } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { AppTicket } from '@takst/contract/ticketing/tickets/phone/phone-ticket.schema.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { serviceOf, type TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import { describePhoneTicket, signOfflineCode } from './describe-phone-ticket.ts';
import { createQrCode } from './create-qr-code.ts';
import type { HolderLinks } from './holder-link.ts';
import { limitWrongLinks } from '#platform/tries/tries.public.ts';
import { isFirstShown, showTicket } from './show-ticket.ts';
import { ticketOfLink } from './ticket-of-link.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly links: HolderLinks;
  readonly services: TicketServices;
};

/** The ticket of a holder link. Showing the code of a valid one for the first time is a change: it can be used. */
export const getHolderTicket = ({ database, changes, links, services }: Dependencies) =>
  serve(route, async (call) => {
    const { tenant } = call.origin;
    const { today, now } = call;
    const who = `holder page at ${tenant} from ${call.address}`;
    const { token } = call.params;
    const opened = await limitWrongLinks(database, { who, now }, (tx) =>
      ticketOfLink(tx, { links, services }, { tenant, token, today }),
    );
    if (!opened) return { refused: { code: 'TICKET_NOT_FOUND' } };

    const { holder, ticket: storedTicket, next, isTemporary } = opened;
    const origin = { ...call.origin, channel: 'holder-page' as const };
    const ticket =
      !isTemporary && isFirstShown(storedTicket, today)
        ? (
            await changes(origin, async (change) => ({
              reply: await showTicket(change, { holder, ticket: storedTicket }, { today, now }),
            }))
          ).reply
        : storedTicket;
    const phoneTicket = await describePhoneTicket(database, ticket, now);
    const { code, downloadedToPhone } = phoneTicket;
    const offlineCode = code && (await signOfflineCode(database, ticket, now));
    const { infoPage } = serviceOf(services, ticket.service);
    return {
      reply: {
        ...holderTicketOf(phoneTicket),
        isTemporary,
        registered: infoPage ? { by: ticket.company_name, infoPage } : null,
        pickupCode: downloadedToPhone || !isRedeemable(phoneTicket) ? null : ticket.pickup_code,
        code: code && withQrCode(code),
        offlineCode: offlineCode && withQrCode(offlineCode),
        continuedBy: next
          ? { token: links.tokenOf(tenant, next.id), startDate: next.startDate }
          : null,
        answeredAt: now,
      },
    };
  });

const withQrCode = <Code extends { text: string }>(code: Code) => ({
  ...code,
  rows: createQrCode(code.text),
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
