import type { EndedTicket, PreviousTicket } from './end-correction.rules.ts';
import type { TicketMedium } from './ticket-medium.ts';

/** What may be done with tickets of every service. A service adds actions of its own. */
export type SharedTicketAction =
  | 'cancel-pending-ticket'
  | 'end-ticket'
  | 'undo-end'
  | 'resend-pickup-code';

/** What the rules of a service look at. */
export type RuledTicket = EndedTicket &
  SentTicket & {
    readonly agreementId: number;
    readonly medium: TicketMedium;
    /** The card that it lies on; null on a phone and on paper. */
    readonly cardId: number | null;
    readonly startDate: Temporal.PlainDate;
  };

/** Whether a ticket has a code, and whether an app has redeemed it. */
export type SentTicket = {
  readonly hasPickupCode: boolean;
  readonly downloadedToPhone: boolean;
};

export type EndRefusal = 'TICKET_NOT_ENDABLE' | 'END_DATE_NOT_OFFERED';

/**
 * What every service answers about its issued tickets; null where nothing is refused. A service that has more
 * actions or refusals has a type of its own that extends this one.
 */
export type TicketRules = {
  readonly actions: (ticket: RuledTicket) => { has(action: SharedTicketAction): boolean };
  readonly refuseEnd: (ticket: RuledTicket, lastDay: Temporal.PlainDate) => EndRefusal | null;
  /**
   * The last day that a ticket has when nobody has ended it (a school year's last day, the end of the year in which a
   * child grows up); null where it runs until somebody ends it. Undoing an end gives this day back. Answers for the
   * tickets that the rules were loaded for and for those that they continue.
   */
  readonly endByRule: (ticketId: number) => Temporal.PlainDate | null;
  /** Whether the ticket before is valid again when the one that continues it is cancelled (domain: Way back). */
  readonly mayReopen: (previous: PreviousTicket) => boolean;
};
