import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { createContext, useContext } from 'react';
import type { ZoneOffer } from '#tickets/order-zones/zone-offer.ts';
import type { OfferedEnds } from '#tickets/use-last-day.ts';
import type { TicketOperation } from './ticket-operation.ts';

type TicketId = { id: number };

/** The zones of a ticket as they are sent: by name, or all. */
export type NewZones = {
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

/** What becomes of a ticket and others; empty if it is cancelled. */
export type Replacement = { replacements: readonly IssuedTicket[]; from: Temporal.PlainDate };

/** What a service gives to the dialogs that change its tickets: its calls with their refusals, and its rules. */
export type TicketKit = {
  operations: {
    end: TicketOperation<TicketId & { lastDay: Temporal.PlainDate }>;
    undoEnd: TicketOperation<TicketId>;
    cancel: TicketOperation<TicketId>;
    resendCode: TicketOperation<TicketId>;
    resendTicket: TicketOperation<TicketId>;
    changeZone: TicketOperation<TicketId & NewZones>;
    changeAgreement: TicketOperation<TicketId & { agreementName: string }>;
  };
  useOfferedEnds: () => OfferedEnds;
  /** Where zones can be changed to; null while it loads. */
  useZoneOffer: () => ZoneOffer | null;
  /** The first day from which somebody with these tickets can get a new one; null for none. */
  useNextStart: () => (tickets: readonly IssuedTicket[]) => Temporal.PlainDate | null;
  /** What the tickets of a person cost before and after a change of one; null while prices load. */
  usePricing: (
    ticket: Pick<IssuedTicket, 'id'>,
    tickets: readonly IssuedTicket[],
  ) => (replacement: Replacement) => PricedMonth[] | null;
  rules: {
    /** The last month that is invoiced for a ticket that ends; null for none. */
    lastMonthCharged: (endedTicket: IssuedTicket) => Temporal.PlainDate | null;
    /** Whether the first month is invoiced although the ticket was ended before it began. */
    isChargedAsHandedOut: (endedTicket: IssuedTicket) => boolean;
    /** Until when new zones can be changed back without a cost. */
    lastSafeDay: (newStart: Temporal.PlainDate) => Temporal.PlainDate;
    /** Until when a ticket from a day can be ordered. */
    lastOrderDay: (start: Temporal.PlainDate) => Temporal.PlainDate;
  };
};

export const TicketKitContext = createContext<TicketKit | null>(null);

export function useTicketKit(): TicketKit {
  const kit = useContext(TicketKitContext);
  if (!kit) throw new Error('The dialogs of a ticket stand within the kit of its service');
  return kit;
}
