import type { ActingSubscription } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { statusOf } from '#ticketing/tickets/tickets.public.ts';
import type { SubscriptionRow } from './subscription.query.ts';

/** What the rules of subscriptions look at; the status is the tickets' own rule. */
export const actingSubscription = (
  row: SubscriptionRow,
  today: Temporal.PlainDate,
): ActingSubscription => ({
  status: statusOf({ ...row, pending_through: null }, today),
  expirationDate: row.expiration_date,
  hasCode: row.discount_code !== null,
});

/** Whose change it is, in the record. Tickets and subscriptions share their numbers. */
export const aboutSubscription = ({
  company_id: companyId,
  id,
  holder_id: holderId,
}: Pick<SubscriptionRow, 'company_id' | 'id' | 'holder_id'>) => ({
  companyId,
  subject: { type: 'subscription', id },
  about: { holderId, ticketId: id },
});
