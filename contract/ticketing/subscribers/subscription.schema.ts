import { codeStates } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { subscriber } from '#ticketing/subscribers/subscriber.schema.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.schema.ts';

export const subscriptionType = z.enum(subscriptionTypes);

/** A subscription of a person (spec 2 §3). Amounts in NOK with two decimals, VAT included. */
export const subscription = z.extend(z.omit(subscriber, { id: true }), {
  id,
  subscriberId: id,
  companyId: id,
  agreementId: id,
  invoiceReference: z.string(),
  type: subscriptionType,
  name: bilingualText,
  status: ticketStatus,
  startAt: calendarDate,
  expireAt: z.nullable(calendarDate),
  /** As valid this month, or on the first day when that is to come; null when no price is on file. */
  pricePerMonth: z.nullable(z.number()),
  priceVatPerMonth: z.nullable(z.number()),
  /** The code itself is for its holder alone. */
  codeState: z.enum(codeStates),
});
export type Subscription = z.output<typeof subscription>;
