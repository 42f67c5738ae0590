import type { TemporaryTicketChoice } from '@takst/contract/services/school-tickets/lost-card/temporary-ticket.schema.ts';
import { temporaryThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import {
  aboutTicket,
  type ChangeMoment,
  type HolderLinks,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';
import { insertTemporaryTicket } from './replacement.store.ts';
import { temporarySms } from './temporary-sms.texts.ts';

type IssuedTemporary = {
  /** Taken, and valid today. */
  readonly row: TicketRow;
  readonly cardId: number;
  /** The last day on which the delivery of the card is bridged. */
  readonly bridged: Temporal.PlainDate;
  readonly wish: TemporaryTicketChoice;
};

export const isPhoneWrong = (wish: TemporaryTicketChoice | null): boolean =>
  wish?.kind === 'sms' && !isMobile(wish);

/** Gives the pupil of a ticket a temporary one in the place of any before, and sends its link. */
export async function issueTemporary(
  change: Change,
  { links, ...moment }: ChangeMoment & { readonly links: Pick<HolderLinks, 'temporaryLinkTo'> },
  { row, cardId, bridged, wish }: IssuedTemporary,
): Promise<void> {
  const { tenant } = moment;
  const { company_id: companyId, company_name: companyName, first_name: firstName } = row;
  const { kind } = wish;
  const phone =
    wish.kind === 'sms' ? { phoneCountryCode: wish.phoneCountryCode, phone: wish.phone } : null;
  const validThrough = temporaryThrough(bridged, row.expiration_date);
  const id = await insertTemporaryTicket(change.tx, { companyId, cardId, kind, phone }, moment);
  await change.record({
    ...aboutTicket(row),
    kind: 'issue-temporary-ticket',
    before: null,
    after: { temporaryTicket: `temporary-${kind}`, temporaryThrough: validThrough, ...phone },
  });
  if (phone === null) return;
  const link = links.temporaryLinkTo(tenant, id);
  await change.enqueue(sendSms, {
    tenant,
    topic: 'ticket',
    companyId,
    to: `${phone.phoneCountryCode}${phone.phone}`,
    text: temporarySms({ firstName, companyName, validThrough, link }),
  });
}
