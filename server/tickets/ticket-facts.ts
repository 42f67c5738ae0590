import { type TicketAction, ticketActions } from '@takst/domain/tickets/ticket-actions.rules.ts';
import { type TicketStatus, ticketStatus } from '@takst/domain/tickets/ticket-status.rules.ts';
import type { TicketRow } from './ticket.query.ts';

type StatusRow = Pick<
  TicketRow,
  'start_date' | 'expiration_date' | 'cancelled_at' | 'failed_at' | 'anonymised_at'
>;

export const statusOf = (row: StatusRow, today: Temporal.PlainDate): TicketStatus =>
  ticketStatus(
    {
      startDate: row.start_date,
      expirationDate: row.expiration_date,
      isCancelled: row.cancelled_at !== null,
      isFailed: row.failed_at !== null,
      isAnonymised: row.anonymised_at !== null,
    },
    today,
  );

export const actionsOf = (row: TicketRow, today: Temporal.PlainDate): ReadonlySet<TicketAction> =>
  ticketActions({
    status: statusOf(row, today),
    expirationDate: row.expiration_date,
    hasPickupCode: row.pickup_code !== null,
    downloadedToPhone: row.downloaded_at !== null,
  });
