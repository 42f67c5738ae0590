/** A ticket that a person holds or held and that was neither cancelled nor failed. */
export type HeldTicket = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};
