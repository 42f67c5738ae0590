/** A row of prices, rates or terms that holds from a date until a newer one begins. */
export type DatedRow = { readonly validFrom: Temporal.PlainDate };

/** The row in force on a day: the newest that has begun, or none (domain: Time and money). */
export function inForce<Row extends DatedRow>(
  rows: readonly Row[],
  on: Temporal.PlainDate,
): Row | null {
  const { compare } = Temporal.PlainDate;
  const rowsInForce = rows
    .filter((row) => compare(row.validFrom, on) <= 0)
    .toSorted((one, other) => compare(one.validFrom, other.validFrom));
  return rowsInForce.at(-1) ?? null;
}
