import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import type { RowDecision } from '#ticketing/batches/batches.public.ts';
import type { ContinuedTicket } from '#ticketing/tickets/tickets.public.ts';
import type { EndOfTicket } from '../change-many/decide-end.ts';
import type { LoadedPerson } from '../change-many/load-people.ts';
import type { AcceptedOrderRow } from '../order-many/decide-order-row.ts';
import type { RosterService } from './load-roster-facts.ts';

/** Names and number of a person as the list says them. */
export type NewDetails = Pick<LoadedPerson, 'firstName' | 'lastName' | 'employeeId'>;

/** A person who gets another phone, with what they hold. */
export type PhoneMove = {
  readonly phone: Phone & { readonly slot: number };
  readonly continued: readonly ContinuedTicket[];
};

export type AcceptedUpdate = {
  readonly do: 'update';
  readonly person: LoadedPerson;
  /** Null where they stay. */
  readonly details: NewDetails | null;
  readonly continued: ContinuedTicket | null;
  readonly move: PhoneMove | null;
};

export type AcceptedAct =
  | { readonly do: 'end'; readonly person: LoadedPerson; readonly end: EndOfTicket }
  | AcceptedUpdate
  | { readonly do: 'order'; readonly order: AcceptedOrderRow };

export type RosterDecision = RowDecision<RosterService, AcceptedAct>;
