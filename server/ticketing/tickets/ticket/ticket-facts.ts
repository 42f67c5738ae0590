import type { PreviousTicket } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import type { RuledTicket } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import {
  type TicketStatus,
  ticketStatus,
} from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { TicketRow } from './ticket.query.ts';

type StatusRow = Pick<
  TicketRow,
  | 'start_date'
  | 'expiration_date'
  | 'pending_through'
  | 'cancelled_at'
  | 'failed_at'
  | 'anonymised_at'
>;

export const statusOf = (row: StatusRow, today: Temporal.PlainDate): TicketStatus =>
  ticketStatus(
    {
      startDate: row.start_date,
      expirationDate: row.expiration_date,
      pendingThrough: row.pending_through,
      isCancelled: row.cancelled_at !== null,
      isFailed: row.failed_at !== null,
      isAnonymised: row.anonymised_at !== null,
    },
    today,
  );

/** What the rules of its service look at. */
export const ruledTicket = (row: TicketRow, today: Temporal.PlainDate): RuledTicket => ({
  status: statusOf(row, today),
  expirationDate: row.expiration_date,
  hasPickupCode: row.pickup_code !== null,
  downloadedToPhone: row.downloaded_at !== null,
  agreementId: row.agreement_id,
  medium: row.medium,
  cardId: row.card_id,
  startDate: row.start_date,
  endedOn: endedOn(row),
  isContinued: row.is_continued,
});

/** Whether its holder could travel with a ticket that is valid: an app has it, or its page has shown its code. */
export const isHandedOut = (row: Pick<TicketRow, 'downloaded_at' | 'shown_at'>): boolean =>
  row.downloaded_at !== null || row.shown_at !== null;

/** The business day on which somebody set the end of a ticket. */
export const endedOn = ({ ended_at }: Pick<TicketRow, 'ended_at'>): Temporal.PlainDate | null =>
  ended_at && businessDayOf(ended_at);

/** The ticket that this one continues; null without one. */
export function previousTicket(
  row: Pick<
    TicketRow,
    'previous_id' | 'previous_end' | 'previous_card_id' | 'is_on_previous_medium'
  >,
): PreviousTicket | null {
  const { previous_id: id, previous_end: lastDay, previous_card_id: cardId } = row;
  if (id === null || !lastDay) return null;
  return { id, lastDay, cardId, isOnSameMedium: row.is_on_previous_medium };
}

/** A ticket of a person with name, number and phone. */
export type PersonTicketRow = TicketRow & {
  readonly [
    Field in
      | 'holder_id'
      | 'first_name'
      | 'last_name'
      | 'employee_id'
      | 'phone_country_code'
      | 'phone'
  ]: NonNullable<TicketRow[Field]>;
};

const isOfPerson = (row: TicketRow): row is PersonTicketRow =>
  row.holder_id !== null &&
  row.first_name !== null &&
  row.last_name !== null &&
  row.employee_id !== null &&
  row.phone_country_code !== null &&
  row.phone !== null;

/** For services whose tickets are all of people (`subscriber_is_whole` holds that): one without is an error. */
export function ofPerson(row: TicketRow): PersonTicketRow {
  if (!isOfPerson(row)) throw new Error(`Ticket ${row.id} has no holder with a phone.`);
  return row;
}
