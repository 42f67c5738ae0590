import { type RetentionPeriod, retentionPeriods } from '#platform/retention/retention-periods.ts';

/** How long the personal data of a ticket or a subscription is kept. */
export type TicketRetention = RetentionPeriod & { readonly after: 'end' | 'order' };

/** Of tickets with a holder (spec 2 §1). */
export const ordinaryRetention: TicketRetention = {
  ...retentionPeriods.ticketHolder,
  after: 'end',
};
