/** From which day to which day somebody lives in a unit, and with whom. */
export type DemoResidence = {
  readonly unit: string;
  /** The same for those of the unit who live together. */
  readonly household: number;
  readonly fromDate: Temporal.PlainDate;
  readonly toDate: Temporal.PlainDate | null;
};
