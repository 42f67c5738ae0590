/** How long the personal data of a ticket or a subscription is kept. */
export type TicketRetention =
  | { readonly months: 3; readonly after: 'end' }
  | { readonly days: 90; readonly after: 'end' }
  | { readonly days: 365; readonly after: 'order' };

/** Of company tickets, and of what else names somebody for the sake of one thing that is over (spec 2 §1). */
export const ordinaryRetention: TicketRetention = { months: 3, after: 'end' };

/**
 * Tickets whose end (or order) was before this day are anonymised (domain: People's data; spec 2 §1).
 * The day itself is kept: three months after 30 November end with the last day of February.
 */
export const keptSince = (
  retention: TicketRetention,
  today: Temporal.PlainDate,
): Temporal.PlainDate =>
  'months' in retention
    ? today.subtract({ months: retention.months })
    : today.subtract({ days: retention.days });
