import {
  isCurrent,
  type TicketStatus,
} from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';

type ListedTicket = {
  readonly status: TicketStatus;
  readonly ticketHolderType: string;
  readonly startDate: Temporal.PlainDate;
};

/** In the order of the page; `unknown` is for what a later version may have. */
const familyGroups = ['EMPLOYEE', 'FAMILY_MEMBER', 'RETIRED', 'UNKNOWN'] as const;
export type FamilyGroup = (typeof familyGroups)[number];

type FamilySections<T> = {
  /** Active and pending ones by the relation of their holders; no group is empty. */
  readonly active: readonly { readonly group: FamilyGroup; readonly tickets: readonly T[] }[];
  /** All others, those that began last first. */
  readonly expired: readonly T[];
};

/** The sections of the family page (spec 3 §2). */
export function familySections<T extends ListedTicket>(tickets: readonly T[]): FamilySections<T> {
  const current = tickets.filter(({ status }) => isCurrent(status));
  const groupOf = ({ ticketHolderType }: T): FamilyGroup =>
    familyGroups.find((group) => group === ticketHolderType) ?? 'UNKNOWN';
  return {
    active: familyGroups
      .map((group) => ({ group, tickets: current.filter((one) => groupOf(one) === group) }))
      .filter((section) => section.tickets.length > 0),
    expired: tickets
      .filter(({ status }) => !isCurrent(status))
      .toSorted((one, other) => Temporal.PlainDate.compare(other.startDate, one.startDate)),
  };
}
