/** The days on which a ticket is valid. */
export type Validity = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate;
};
