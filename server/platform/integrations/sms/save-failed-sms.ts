import type { Transaction } from '#platform/db/database.ts';
import { saveFailedMessages } from '#platform/integrations/undelivered/undelivered.store.ts';
import { failedMessage, type MessageDependencies } from '../failed-message.ts';

/** A ticket whose SMS nobody got, or that is sent again. */
export type TicketOfSms = { readonly companyId: number; readonly ticketId: number };

export type FailedSmsDependencies = {
  /** Notes on what was ordered that its SMS was not sent; called once or several times. */
  readonly onTicketSmsFailed: (
    tx: Transaction,
    tickets: readonly TicketOfSms[],
    failedAt: Temporal.Instant,
  ) => Promise<void>;
};

type AboutTicket = { readonly companyId: number | null; readonly ticketId?: number | undefined };
type FailedSms = AboutTicket & Parameters<typeof failedMessage>[0] & { readonly key: string };

/** Lists SMS that failed for good for customer support, and tells those who ordered the tickets that they are about. */
export async function saveFailedSms(
  { database, clock, onTicketSmsFailed }: MessageDependencies & FailedSmsDependencies,
  messages: readonly FailedSms[],
  reason: string,
): Promise<void> {
  const failedAt = clock.now();
  await saveFailedMessages(
    database,
    messages.map((message) =>
      failedMessage(message, { kind: 'sms', key: message.key, reason, failedAt }),
    ),
  );
  const tickets = messages.flatMap(ticketOfSms);
  if (tickets.length > 0) {
    await database.transaction((tx) => onTicketSmsFailed(tx, tickets, failedAt));
  }
}

export const ticketOfSms = ({ companyId, ticketId }: AboutTicket): TicketOfSms[] =>
  companyId === null || ticketId === undefined ? [] : [{ companyId, ticketId }];
