import { businessDayOf, businessTimeZone } from '#platform/time/business-day.rules.ts';

/** How long a code can be shown: a screenshot that is passed on is worth nothing soon after. */
const codeLifetime = Temporal.Duration.from({ minutes: 15 });

/** How long a page without a network can show its offline code: from one day's travel to that of the next (docs/decisions/0119). */
const offlineCodeLifetime = Temporal.Duration.from({ hours: 24 });

/** By how much the clocks of a phone, the server and a verifier may differ. */
const clockTolerance = Temporal.Duration.from({ minutes: 2 });

/**
 * What the code on a ticket says, signed by the operator: short names, for every letter makes it
 * harder to scan. `iss`, `jti`, `iat` and `exp` are those of RFC 7519. It names no person.
 */
export type TicketCode = {
  /** The operator. */
  readonly iss: string;
  /** The ticket's number: two codes with one number are one ticket. */
  readonly jti: string;
  /** When the code was made and until when it may be shown, in seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  /** First and last day of the ticket, the last one left out while it has none. */
  readonly from: string;
  readonly to?: string;
  /** Ids of the zones; left out when it is valid in all. */
  readonly zones?: readonly string[];
  readonly product: string;
  readonly profile: string;
  /** For a page without a network: the ticket was valid at `iat`, and may have been cancelled since. */
  readonly offline?: true;
};

export type CodedTicket = {
  readonly issuer: string;
  readonly id: number;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  /** Of a pupil with two homes: the way from the other one. */
  readonly secondZoneFrom?: string | null;
  readonly secondZoneTo?: string | null;
  readonly productId: string;
  readonly profileId: string;
};

const secondsOf = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / 1_000);

/** What to sign for a ticket that is valid now; never longer valid than the ticket itself. */
export const ticketCodeOf = (ticket: CodedTicket, now: Temporal.Instant): TicketCode =>
  codeUntil(ticket, now, endWithin(codeLifetime, ticket, now));

/** What to sign for a page that may lose the network: longer valid, never longer than the ticket, and marked as such. */
export const offlineCodeOf = (ticket: CodedTicket, now: Temporal.Instant): TicketCode => ({
  ...codeUntil(ticket, now, endWithin(offlineCodeLifetime, ticket, now)),
  offline: true,
});

/** What to sign for a ticket on paper, which nobody renews: it can be shown until its last day is over. */
export const printedCodeOf = (
  ticket: CodedTicket & { readonly expirationDate: Temporal.PlainDate },
  now: Temporal.Instant,
): TicketCode => codeUntil(ticket, now, endOf(ticket.expirationDate));

function endWithin(
  lifetime: Temporal.Duration,
  { expirationDate }: CodedTicket,
  now: Temporal.Instant,
): Temporal.Instant {
  const usual = now.add(lifetime);
  const end = expirationDate && endOf(expirationDate);
  return end && Temporal.Instant.compare(end, usual) < 0 ? end : usual;
}

const endOf = (lastDay: Temporal.PlainDate): Temporal.Instant =>
  lastDay.add({ days: 1 }).toZonedDateTime(businessTimeZone).toInstant();

function codeUntil(
  ticket: CodedTicket,
  now: Temporal.Instant,
  until: Temporal.Instant,
): TicketCode {
  const { expirationDate, zoneFrom, zoneTo, secondZoneFrom = null, secondZoneTo = null } = ticket;
  const both = [zoneFrom, zoneTo, secondZoneFrom, secondZoneTo];
  const zones = [...new Set(both.filter((zone) => zone !== null))];
  return {
    iss: ticket.issuer,
    jti: String(ticket.id),
    iat: secondsOf(now),
    exp: secondsOf(until),
    from: ticket.startDate.toString(),
    ...(expirationDate ? { to: expirationDate.toString() } : {}),
    ...(zones.length > 0 ? { zones } : {}),
    product: ticket.productId,
    profile: ticket.profileId,
  };
}

/** Where and when somebody looks at a code. */
export type Inspection = {
  readonly issuer: string;
  readonly now: Temporal.Instant;
  readonly zone: string;
};

export type TicketCodeFault =
  | 'other-operator'
  | 'made-later'
  | 'out-of-date'
  | 'not-yet-valid'
  | 'expired'
  | 'other-zone';

/**
 * What is wrong with a code whose signature was right, or null: everything that a verifier checks
 * without a network.
 */
export function faultOfTicketCode(
  code: TicketCode,
  inspection: Inspection,
): TicketCodeFault | null {
  const { issuer, now, zone } = inspection;
  const tolerated = clockTolerance.total('seconds');
  const today = businessDayOf(now);
  if (code.iss !== issuer) return 'other-operator';
  if (code.iat > secondsOf(now) + tolerated) return 'made-later';
  if (code.exp < secondsOf(now) - tolerated) return 'out-of-date';
  if (Temporal.PlainDate.compare(today, code.from) < 0) return 'not-yet-valid';
  if (code.to !== undefined && Temporal.PlainDate.compare(today, code.to) > 0) return 'expired';
  if (code.zones && !code.zones.includes(zone)) return 'other-zone';
  return null;
}

/**
 * When the page of an offline code had a network last, and the ticket was valid; null for other codes. A verifier shows
 * it beside a code without a fault ("checked offline at 14:05"): what happened to the ticket since is not in the code.
 */
export const checkedOfflineAt = ({ offline, iat }: TicketCode): Temporal.Instant | null =>
  offline ? Temporal.Instant.fromEpochMilliseconds(iat * 1_000) : null;
