/** What became of a request for access. */
export const accessRequestOutcomes = [
  /** The person became a user of the company. */
  'accepted',
  'rejected',
  /** Settled outside the portal, or by giving an existing user a role. */
  'handled',
] as const;
export type AccessRequestOutcome = (typeof accessRequestOutcomes)[number];

/** Deletion is announced in the list for this many days. */
const announcedDays = 30;

/** Whether the list announces the deletion of an open request, which somebody may still want to answer. */
export const isAccessRequestDeletedSoon = (
  { isOpen, deletedOn }: { readonly isOpen: boolean; readonly deletedOn: Temporal.PlainDate },
  today: Temporal.PlainDate,
): boolean =>
  isOpen && Temporal.PlainDate.compare(deletedOn.subtract({ days: announcedDays }), today) <= 0;
