import { nextPickupCodeAt } from '@takst/domain/ticketing/tickets/pickup-code.rules.ts';
import { type AnnounceTickets, eventOf } from './announce-tickets.ts';
import { aboutTicket, keyOf, type TicketOperation } from './ticket-operation.ts';
import type { TicketRow } from '../ticket/ticket.query.ts';
import { ticketStore } from '../ticket/ticket.store.ts';

type ResendRequest = {
  readonly now: Temporal.Instant;
  /** The holder was never sent this code: the SMS says what it is. */
  readonly isFirst?: boolean;
};
type Accepted = {
  readonly row: TicketRow;
  readonly pickupCode: string;
  readonly kind: 'ordered' | 'code-again';
};
type Refusal =
  | { code: 'NO_PICKUP_CODE' }
  | { code: 'PICKUP_CODE_JUST_SENT'; nextAt: Temporal.Instant };

/**
 * Sends the same codes again. The time of the last SMS is stored with the ticket: of two concurrent
 * calls, one sends.
 */
export const resendCodes = (
  announce: AnnounceTickets,
): TicketOperation<ResendRequest, Accepted, Refusal> => ({
  decide({ row, actions }, { now, isFirst = false }) {
    if (!actions.has('resend-pickup-code') || row.pickup_code === null) {
      return { refused: { code: 'NO_PICKUP_CODE' } };
    }
    const nextAt = nextPickupCodeAt(row.code_sent_at ?? row.ordered_at);
    return Temporal.Instant.compare(now, nextAt) < 0
      ? { refused: { code: 'PICKUP_CODE_JUST_SENT', nextAt } }
      : {
          accepted: {
            row,
            pickupCode: row.pickup_code,
            kind: isFirst ? 'ordered' : 'code-again',
          },
        };
  },

  async save(change, resent, { tenant, now }) {
    await ticketStore(change.tx, tenant).setCodeSentAt(
      resent.map(({ row }) => keyOf(row)),
      now,
    );
    await change.record(
      ...resent.map(({ row }) => ({
        ...aboutTicket(row),
        kind: 'resend-pickup-code' as const,
        before: null,
        after: null,
      })),
    );
    await announce(
      change,
      resent.map(({ row, pickupCode, kind }) =>
        eventOf(row, { kind, startDate: row.start_date, pickupCode }),
      ),
    );
  },
});
