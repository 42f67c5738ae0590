import type { Change } from '#changes/change-path.ts';
import { sendSms } from '#integrations/sms/sms.public.ts';
import type { Phone } from './ticket.store.ts';
import type { HolderLinks } from './phone/holder-link.ts';
import { ticketSms, type TicketSmsFacts } from './pickup-code.texts.ts';

export type AnnouncedTicket = Phone & Omit<TicketSmsFacts, 'link'> & { ticketId: number };

/** Sends the holder the ticket's code and link by SMS, after the commit. */
export type AnnounceTicket = (
  change: Pick<Change, 'enqueue'>,
  ticket: AnnouncedTicket,
) => Promise<void>;

export const ticketAnnouncer =
  (links: Pick<HolderLinks, 'linkTo'>): AnnounceTicket =>
  (change, ticket) =>
    change.enqueue(sendSms, {
      tenant: ticket.tenant,
      to: `${ticket.phoneCountryCode}${ticket.phone}`,
      text: ticketSms({ ...ticket, link: links.linkTo(ticket.tenant, ticket.ticketId) }),
    });
