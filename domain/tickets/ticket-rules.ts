import type { EndedTicket } from './end-correction.rules.ts';
import type { ActingTicket, TicketAction } from './ticket-actions.rules.ts';

/** What the rules of a service look at. */
export type RuledTicket = ActingTicket &
  EndedTicket & {
    readonly agreementId: number;
    readonly startDate: Temporal.PlainDate;
  };

export type EndRefusal = 'TICKET_NOT_ENDABLE' | 'END_DATE_NOT_OFFERED';
export type ContinuationRefusal =
  | 'TICKET_NOT_CHANGEABLE'
  | 'AGREEMENT_NOT_VALID'
  | 'END_DATE_NOT_OFFERED';

/** The rules of one service for tickets that are issued; null where nothing is refused. */
export type TicketRules = {
  readonly actions: (ticket: RuledTicket) => ReadonlySet<TicketAction>;
  readonly refuseEnd: (ticket: RuledTicket, lastDay: Temporal.PlainDate) => EndRefusal | null;
  /** Whether another ticket may continue this one from a day on. */
  readonly refuseContinuation: (
    ticket: RuledTicket,
    newStart: Temporal.PlainDate,
  ) => ContinuationRefusal | null;
};
