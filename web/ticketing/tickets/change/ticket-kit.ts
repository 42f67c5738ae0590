import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import type { OfferedEnds } from '#ticketing/tickets/use-last-day.ts';
import type { EffectNote } from './effect-note.ts';
import type { TicketOperation } from './ticket-operation.ts';

type TicketId = { id: number };

/** The zones of a ticket as they are sent: by name, or all. */
type NewZones = {
  zoneFrom: string | null;
  zoneTo: string | null;
  validAllZones: boolean;
  /** With the present zones. */
  lastDay: Temporal.PlainDate;
  /** Undefined where nothing is sold for the zones. */
  productId: string | undefined;
};

/** What a month, or months in a row, cost before and after, in øre, and for which zones; null without a ticket. */
export type PricedMonth = {
  readonly month: Temporal.PlainDate;
  readonly lastMonth: Temporal.PlainDate;
  /** Null when no price is on file. */
  readonly before: number | null;
  readonly after: number | null;
  readonly zonesBefore: string | null;
  readonly zonesAfter: string | null;
};

/** A ticket as far as the dialogs that every service has look at it. One on a card has no phone. */
export type ChangedTicket = Pick<
  IssuedTicket,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'employeeId'
  | 'startDate'
  | 'expirationDate'
  | 'endedOn'
  | 'pickupCode'
  | 'continuesId'
  | 'reopensId'
> & { phoneCountryCode: string | null; phone: string | null };

/** What becomes of a ticket and others; empty if it is cancelled. */
export type Replacement<T = IssuedTicket> = {
  replacements: readonly T[];
  from: Temporal.PlainDate;
};

/** What a service gives to the dialogs that change its tickets: its calls with their refusals, and its rules. */
export type TicketKit<T extends ChangedTicket = IssuedTicket> = {
  operations: {
    end: TicketOperation<TicketId & { lastDay: Temporal.PlainDate }>;
    undoEnd: TicketOperation<TicketId>;
    cancel: TicketOperation<TicketId>;
    resendCode: TicketOperation<TicketId>;
    resendTicket: TicketOperation<TicketId>;
  };
  /** The page on which a ticket is seen. */
  usePage: () => (ticket: T) => PageAddress;
  useOfferedEnds: (ticket: T) => OfferedEnds;
  /**
   * The first day from which somebody with these tickets can get a new one; null for none, and where there is nothing to
   * wait for.
   */
  useNextStart: () => (tickets: readonly T[]) => Temporal.PlainDate | null;
  /** What the tickets of a person cost before and after a change of one; null while prices load. */
  usePricing: (
    ticket: Pick<T, 'id'>,
    tickets: readonly T[],
  ) => (replacement: Replacement<T>) => PricedMonth[] | null;
  /** What goes with a ticket that is cancelled, beside its code. */
  useCancelNotes: () => (ticket: T) => readonly EffectNote[];
  rules: {
    /** The last month that is invoiced for a ticket that ends; null for none. */
    lastMonthCharged: (endedTicket: T) => Temporal.PlainDate | null;
    /** Whether the first month is invoiced although the ticket was ended before it began. */
    isChargedAsHandedOut: (endedTicket: T) => boolean;
    /** Until when a ticket from a day can be ordered. */
    lastOrderDay: (start: Temporal.PlainDate) => Temporal.PlainDate;
  };
};

/** The kit of a service whose tickets get other zones and references by dialogs of their own. */
export type ZonedTicketKit = TicketKit & {
  operations: {
    changeZone: TicketOperation<TicketId & NewZones>;
    changeAgreement: TicketOperation<TicketId & { agreementName: string }>;
  };
  /** Where zones can be changed to; null while it loads. */
  useZoneOffer: () => ProductZoneOffer | null;
  rules: {
    /** Until when new zones can be changed back without a cost. */
    lastSafeDay: (newStart: Temporal.PlainDate) => Temporal.PlainDate;
  };
};
