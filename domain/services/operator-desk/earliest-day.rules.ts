const { compare } = Temporal.PlainDate;

type Invoiced = {
  readonly today: Temporal.PlainDate;
  /** The last day that is invoiced at the operator; null before the first invoice. */
  readonly invoicedThrough: Temporal.PlainDate | null;
};

/** The first day from which something may be changed: today, or the day after what is invoiced. */
export function earliestDay({ today, invoicedThrough }: Invoiced): Temporal.PlainDate {
  const next = invoicedThrough?.add({ days: 1 }) ?? today;
  return compare(next, today) > 0 ? next : today;
}

/** Whether a change from a day on would reach days before the first one that may be changed. */
export const isTooEarly = (day: Temporal.PlainDate, earliest: Temporal.PlainDate): boolean =>
  compare(day, earliest) < 0;
