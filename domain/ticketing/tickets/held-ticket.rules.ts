/** A ticket that was neither cancelled nor failed; it may have ended. */
export type HeldTicket = {
  readonly startDate: Temporal.PlainDate;
  /** Before the first day when the ticket was never valid. */
  readonly expirationDate: Temporal.PlainDate | null;
};

/** One that may continue another, or be continued. */
export type LinkedTicket = HeldTicket & {
  readonly id: number;
  readonly continuesId: number | null;
};

/**
 * Two tickets of one phone, card or holder are in conflict when their days overlap: next year's school ticket stands
 * beside this year's (docs/decisions/0074).
 */
export const doDaysOverlap = (one: HeldTicket, other: HeldTicket): boolean =>
  wasEverValid(one) && wasEverValid(other) && isWithin(one, other) && isWithin(other, one);

const wasEverValid = (ticket: HeldTicket): boolean => isWithin(ticket, ticket);

/** Whether a ticket begins before or on the last day of another. */
const isWithin = ({ startDate }: HeldTicket, { expirationDate }: HeldTicket): boolean =>
  expirationDate === null || Temporal.PlainDate.compare(startDate, expirationDate) <= 0;

/** Without a ticket, those that it continues and those that continue it. */
export function withoutChainOf<Ticket extends LinkedTicket>(
  tickets: readonly Ticket[],
  id: number,
): Ticket[] {
  const chain = new Set([id]);
  for (let before = 0; before < chain.size;) {
    before = chain.size;
    for (const ticket of tickets) {
      if (chain.has(ticket.id) && ticket.continuesId !== null) chain.add(ticket.continuesId);
      if (ticket.continuesId !== null && chain.has(ticket.continuesId)) chain.add(ticket.id);
    }
  }
  return tickets.filter((ticket) => !chain.has(ticket.id));
}
