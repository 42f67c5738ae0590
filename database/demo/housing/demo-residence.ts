/** A stay of one person in a unit: the household, the first day and the last day. */
export type DemoResidence = {
  readonly unit: string;
  /** The same for those of the unit who live together. */
  readonly household: number;
  readonly fromDate: Temporal.PlainDate;
  readonly toDate: Temporal.PlainDate | null;
};
