import { tenants } from '@takst/domain/tenants/tenants.ts';
import { nameInMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import type { TicketEvent } from '#tickets/tickets.public.ts';
import { norwegianDate } from '#time/norwegian-date.ts';

/** What a service calls its ticket in a sentence: “bedriftsbillett”, “bedriftsbilletten”. */
export type TicketName = { readonly indefinite: string; readonly definite: string };

/** A longer text is sent, and paid, as two. */
const lengthOfOneSms = 160;

/**
 * The SMS about a ticket, in one message; in Norwegian, as the holder's language is not known. A text that is
 * too long loses its greeting, then the end of the company's name: never a date, the code or the link.
 */
export function ticketSms(ticketEvent: TicketEvent, name: TicketName): string {
  const event = { ...ticketEvent, companyName: nameInMessage(ticketEvent.companyName) };
  const text = textAbout(event, name);
  const withGreeting = `Hei ${nameInMessage(event.firstName)}! ${text}`;
  if (withGreeting.length <= lengthOfOneSms) return withGreeting;
  const excess = text.length - lengthOfOneSms;
  const companyName = beginningOf(event.companyName, event.companyName.length - excess);
  return excess > 0 ? textAbout({ ...event, companyName }, name) : text;
}

/** At most `length` characters of a name, whole words where there is one. */
function beginningOf(name: string, length: number): string {
  const end = name.slice(0, length + 1).lastIndexOf(' ');
  return name.slice(0, end > 0 ? end : Math.max(length, 1)).replace(/[\s,.&-]+$/u, '');
}

function textAbout(event: TicketEvent, name: TicketName): string {
  if (event.kind === 'ended') return endedText(event, name);
  if (event.kind === 'cancelled') return cancelledText(event, name);
  if (event.kind === 'end-undone') return endUndoneText(event, name);
  const app = `${tenants[event.tenant].operator}-appen`;
  return `${openings[event.kind](event, name)} Hentekode: ${event.pickupCode} i ${app}. ${event.link}`;
}

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
