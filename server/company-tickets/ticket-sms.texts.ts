import { tenants } from '@takst/domain/tenants/tenants.ts';
import { nameInMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import type { TicketEvent } from '#tickets/tickets.public.ts';
import { norwegianDate } from '#time/norwegian-date.ts';

/** What a service calls its ticket in a sentence: “bedriftsbillett”, “bedriftsbilletten”. */
export type TicketName = { readonly indefinite: string; readonly definite: string };

/**
 * The SMS about a ticket; in Norwegian, as the holder's language is not known. Near the 160 characters of
 * one message.
 */
export function ticketSms(ticketEvent: TicketEvent, name: TicketName): string {
  const event = {
    ...ticketEvent,
    firstName: nameInMessage(ticketEvent.firstName),
    companyName: nameInMessage(ticketEvent.companyName),
  };
  const hello = `Hei ${event.firstName}!`;
  if (event.kind === 'ended') return `${hello} ${endedText(event, name)}`;
  if (event.kind === 'cancelled') return `${hello} ${cancelledText(event, name)}`;
  return (
    `${hello} ${openings[event.kind](event, name)} ` +
    `Hentekode: ${event.pickupCode} i ${tenants[event.tenant].operator}-appen. ` +
    `Billetten: ${event.link}`
  );
}

type EventOf<Kind> = Extract<TicketEvent, { kind: Kind }>;
type Opening = (event: TicketEvent, name: TicketName) => string;

const openings: Record<'ordered' | 'code-again' | 'new-ticket' | 'zones-changed', Opening> = {
  ordered: ({ companyName, startDate }, { indefinite }) =>
    `Du har fått ${indefinite} av ${companyName}. Den gjelder fra ${norwegianDate(startDate)}.`,
  'code-again': (_, { definite }) => `Her er koden til ${definite} din igjen.`,
  'new-ticket': ({ companyName }, { indefinite }) =>
    `Du har fått ny ${indefinite} av ${companyName}. Den forrige gjelder ikke lenger.`,
  'zones-changed': ({ startDate }, { definite }) =>
    `${definite.charAt(0).toUpperCase()}${definite.slice(1)} din har nye soner fra ${norwegianDate(startDate)}.`,
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
  { companyName, startDate }: EventOf<'cancelled'>,
  { definite }: TicketName,
): string =>
  `${companyName} har avbestilt ${definite} din fra ${norwegianDate(startDate)}. ` +
  'Hentekoden virker ikke lenger.';
