import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import type { TicketEvent as AnyTicketEvent } from './ticket/ticket-service.ts';

type TicketEvent = Exclude<AnyTicketEvent, { kind: 'ends-by-rule' }>;

/** What a service calls its ticket in a sentence: “bedriftsbillett”, “bedriftsbilletten”. */
export type TicketName = { readonly indefinite: string; readonly definite: string };

/**
 * The SMS about a ticket, in one message; in Norwegian, as the holder's language is not known. A date, the code and
 * the link are in it whole.
 */
export const ticketSms = (event: TicketEvent, name: TicketName): string =>
  fitInOneSms(event, (companyName) => textAbout({ ...event, companyName }, name));

function textAbout(event: TicketEvent, name: TicketName): string {
  if (event.kind === 'ended') return endedText(event, name);
  if (event.kind === 'cancelled') return cancelledText(event, name);
  if (event.kind === 'end-undone') return endUndoneText(event, name);
  const opening = openings[event.kind](event, name);
  return `${opening} Hentekode: ${event.pickupCode} i ${appOf(event.tenant)}. ${event.link}`;
}

/** What an operator's app is called in a sentence. */
export const appOf = (tenant: TenantId): string => `${tenantOf(tenant).operator}-appen`;

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type EventOf<Kind> = Extract<TicketEvent, { kind: Kind }>;
type Opening = (event: TicketEvent, name: TicketName) => string;

const openings: Record<'ordered' | 'code-again' | 'new-ticket' | 'zones-changed', Opening> = {
  ordered: ({ companyName, startDate }, { indefinite }) =>
    `${companyName} gir deg ${indefinite} fra ${norwegianDate(startDate)}.`,
  'code-again': (_, { definite }) => `Her er koden til ${definite} igjen.`,
  'new-ticket': ({ companyName }, { indefinite }) =>
    `Ny ${indefinite} fra ${companyName} erstatter den forrige.`,
  'zones-changed': ({ startDate }, { definite }) =>
    `${capitalized(definite)} har nye soner fra ${norwegianDate(startDate)}.`,
};

/** A ticket that ends before its first day was never valid: its SMS names no last day. */
const endedText = (
  { companyName, startDate, lastDay }: EventOf<'ended'>,
  { definite }: TicketName,
): string =>
  `${companyName} har avsluttet ${definite} din. ` +
  (Temporal.PlainDate.compare(lastDay, startDate) < 0
    ? 'Den gjelder ikke lenger.'
    : `Siste dag er ${norwegianDate(lastDay)}.`);

const cancelledText = (
  { companyName, startDate, keepsPrevious }: EventOf<'cancelled'>,
  { definite }: TicketName,
): string =>
  keepsPrevious
    ? `${companyName} har avbestilt endringen fra ${norwegianDate(startDate)}. ` +
      `Du beholder ${definite} du har.`
    : `${companyName} har avbestilt ${definite} din fra ${norwegianDate(startDate)}. ` +
      'Hentekoden virker ikke lenger.';

const endUndoneText = ({ companyName }: EventOf<'end-undone'>, { definite }: TicketName): string =>
  `${companyName} har angret avslutningen. ${capitalized(definite)} din gjelder som før.`;
