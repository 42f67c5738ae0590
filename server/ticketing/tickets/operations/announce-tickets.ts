import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { maxInOneJob, sendManySms, sendSms } from '#platform/integrations/sms/sms.public.ts';
import type { HolderLinks } from '../phone/holder-link.ts';
import { serviceOf, type TicketEvent, type TicketServices } from '../ticket/ticket-service.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';

/** The recipient of a message about a ticket. */
export type Recipient = Phone & {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** Null when only the phone is known. */
  readonly firstName: string | null;
  readonly companyName: string;
};

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never;

/** An event of a ticket, without what follows from its recipient and its id. */
export type AnnouncedEvent = {
  readonly service: TicketServiceId;
  readonly ticketId: number;
  /** Null without a phone: then nothing is sent. */
  readonly recipient: Recipient | null;
  readonly event: Without<TicketEvent, 'tenant' | 'firstName' | 'companyName' | 'link'>;
};

export type AnnounceTickets = (
  change: Pick<Change, 'enqueue'>,
  events: readonly AnnouncedEvent[],
) => Promise<void>;

const fewMessages = 10;

/** Sends holders the SMS of their service after the commit. */
export const ticketAnnouncer =
  (services: TicketServices, links: Pick<HolderLinks, 'linkTo'>): AnnounceTickets =>
  async (change, events) => {
    const messages = events.flatMap(({ service, ticketId, recipient, event }) => {
      if (recipient === null) return [];
      const { tenant, companyId, phoneCountryCode, phone, firstName, companyName } = recipient;
      const link = links.linkTo(tenant, ticketId);
      const about = { tenant, firstName, companyName, link };
      const text = serviceOf(services, service).sms({ ...event, ...about });
      const to = `${phoneCountryCode}${phone}`;
      if (text === null) return [];
      return [{ tenant, topic: 'ticket' as const, companyId, ticketId, to, text }];
    });
    // A job each for few: they are sent side by side.
    if (messages.length <= fewMessages) return change.enqueue(sendSms, ...messages);
    const groups = Array.from({ length: Math.ceil(messages.length / maxInOneJob) }, (_, group) => ({
      messages: messages.slice(group * maxInOneJob, (group + 1) * maxInOneJob),
    }));
    return change.enqueue(sendManySms, ...groups);
  };

/** Tells the holder of a ticket about an event of it. */
export const eventOf = (row: TicketRow, event: AnnouncedEvent['event']): AnnouncedEvent => ({
  service: row.service,
  ticketId: row.id,
  recipient: recipientOf(row),
  event,
});

/** Who is told about a ticket; null without a phone. */
export function recipientOf(row: TicketRow): Recipient | null {
  const { phone_country_code: phoneCountryCode, phone } = row;
  if (phoneCountryCode === null || phone === null) return null;
  return {
    tenant: row.tenant,
    companyId: row.company_id,
    firstName: row.first_name,
    companyName: row.company_name,
    phoneCountryCode,
    phone,
  };
}
