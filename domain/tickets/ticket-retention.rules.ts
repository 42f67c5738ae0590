/** How long a service keeps the personal data of a ticket. */
export type TicketRetention =
  | { readonly months: 3; readonly after: 'end' }
  | { readonly days: 365; readonly after: 'order' };

/**
 * Tickets whose end (or order) was before this day are anonymised (domain: People's data; spec 2 §1).
 * The day itself is kept: three months after 30 November end with the last day of February.
 */
export const keptSince = (
  retention: TicketRetention,
  today: Temporal.PlainDate,
): Temporal.PlainDate =>
  retention.after === 'end'
    ? today.subtract({ months: retention.months })
    : today.subtract({ days: retention.days });
