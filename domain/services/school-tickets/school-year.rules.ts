/** A school year of an operator, which is data (domain: School ticket). Years follow each other and never overlap. */
export type SchoolYear = {
  /** The first and the last day on which a ticket of the year may begin. */
  readonly firstStart: Temporal.PlainDate;
  readonly latestStart: Temporal.PlainDate;
  /** The end of a ticket without an earlier one. */
  readonly lastDay: Temporal.PlainDate;
  /** From this day on the year may be ordered, beside the one before it. */
  readonly opensOn: Temporal.PlainDate;
};

const { compare } = Temporal.PlainDate;

const isOnOrBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  compare(one, other) <= 0;

const inOrder = (years: readonly SchoolYear[]): SchoolYear[] =>
  years.toSorted((one, other) => compare(one.firstStart, other.firstStart));

/** "2025/2026" (spec 3 §9). */
export const schoolYearName = ({ firstStart: { year } }: Pick<SchoolYear, 'firstStart'>): string =>
  `${year}/${year + 1}`;

/**
 * The year in force on a day is the one whose latest start has not passed: from 16 June on it is the next one. Of the
 * first year that is known nobody knows when the one before it ended, so it is in force when it opens.
 */
export function yearInForce(
  years: readonly SchoolYear[],
  on: Temporal.PlainDate,
): SchoolYear | null {
  const [first, ...later] = inOrder(years);
  if (first && isOnOrBefore(on, first.latestStart)) {
    return isOnOrBefore(first.opensOn, on) ? first : null;
  }
  return later.find(({ latestStart }) => isOnOrBefore(on, latestStart)) ?? null;
}

/** The years that may be ordered on a day, the earlier one first: that in force, and those that have opened. */
export function orderableYears(years: readonly SchoolYear[], on: Temporal.PlainDate): SchoolYear[] {
  const inForce = yearInForce(years, on);
  return inOrder(years).filter(
    (year) =>
      year === inForce || (isOnOrBefore(year.opensOn, on) && isOnOrBefore(on, year.latestStart)),
  );
}

export type StartBounds = {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
};

/**
 * The days on which a ticket of a year that may be ordered today can begin: not before the later of today and the year's
 * first start, not after its latest start (spec 3 §5; domain: School ticket).
 */
export const startBounds = (
  { firstStart, latestStart }: SchoolYear,
  today: Temporal.PlainDate,
): StartBounds => ({
  first: isOnOrBefore(firstStart, today) ? today : firstStart,
  last: latestStart,
});

/** Whether a ticket may begin on a day, when it is ordered today. */
export const isSchoolStartOffered = (
  years: readonly SchoolYear[],
  start: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean =>
  orderableYears(years, today).some((year) => {
    const { first, last } = startBounds(year, today);
    return isOnOrBefore(first, start) && isOnOrBefore(start, last);
  });

/**
 * The year of a ticket: the first one that has not ended when the ticket begins. It follows from the first day, as a
 * ticket may end early or be continued until the last day of the year; a first start that is moved later takes no ticket
 * out of its year. Null after the last year that is known.
 */
export const schoolYearOf = (
  years: readonly SchoolYear[],
  { startDate }: { readonly startDate: Temporal.PlainDate },
): SchoolYear | null =>
  inOrder(years).find(({ lastDay }) => isOnOrBefore(startDate, lastDay)) ?? null;

/** The first days of the tickets of a school year: after the one and not after the other. */
export type YearSpan = {
  readonly after: Temporal.PlainDate | null;
  readonly through: Temporal.PlainDate;
};

/**
 * When the tickets of a school year begin, by the calendar year in which it begins itself: the tickets for which
 * `schoolYearOf` answers it. Null for a year that is not known.
 */
export function spanOfYear(years: readonly SchoolYear[], beginsIn: number): YearSpan | null {
  const sortedYears = inOrder(years);
  const at = sortedYears.findIndex(({ firstStart }) => firstStart.year === beginsIn);
  const year = sortedYears[at];
  return year ? { after: sortedYears[at - 1]?.lastDay ?? null, through: year.lastDay } : null;
}
