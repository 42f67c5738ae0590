import { businessDayOf, businessTimeZone } from '#time/business-day.rules.ts';

/** How long a code can be shown: a screenshot that is passed on is worth nothing soon after. */
export const codeLifetime = Temporal.Duration.from({ minutes: 15 });

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
};

export type CodedTicket = {
  readonly issuer: string;
  readonly id: number;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly productId: string;
  readonly profileId: string;
};

const secondsOf = (moment: Temporal.Instant): number =>
  Math.floor(moment.epochMilliseconds / 1_000);

/** What to sign for a ticket that is valid now; never longer valid than the ticket itself. */
export function ticketCodeOf(ticket: CodedTicket, now: Temporal.Instant): TicketCode {
  const { expirationDate, zoneFrom, zoneTo } = ticket;
  const end = expirationDate?.add({ days: 1 }).toZonedDateTime(businessTimeZone).toInstant();
  const usual = now.add(codeLifetime);
  const until = end && Temporal.Instant.compare(end, usual) < 0 ? end : usual;
  const zones = [...new Set([zoneFrom, zoneTo].filter((zone) => zone !== null))];
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
