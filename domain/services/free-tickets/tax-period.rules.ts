/** The firsts of the first and the last month. */
export type TaxPeriod = {
  readonly from: Temporal.PlainDate;
  readonly through: Temporal.PlainDate;
};

/** A month, or without one the whole year: employers report the benefit for the income year. */
export function taxPeriod({
  year,
  month,
}: {
  readonly year: number;
  readonly month?: number | undefined;
}): TaxPeriod {
  const firstOf = (number: number) => Temporal.PlainDate.from({ year, month: number, day: 1 });
  return { from: firstOf(month ?? 1), through: firstOf(month ?? 12) };
}

export const isWithin = (month: Temporal.PlainDate, { from, through }: TaxPeriod): boolean =>
  Temporal.PlainDate.compare(month, from) >= 0 && Temporal.PlainDate.compare(month, through) <= 0;
