/** A free ticket begins and ends at most this long ahead (spec 3 §5, §9). */
const monthsAhead = 6;
/** The days of the quick choices (spec 3 §5). */
const quickChoices = 32;
/** A card has to be made and posted first: about seven days (spec 3 §9). */
export const cardDays = 7;

export const lastFreeDay = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.add({ months: monthsAhead });

/** Why a day is not offered: from today to six months ahead is (spec 3 §5). */
export function refuseFreeDay(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): 'TOO_EARLY' | 'TOO_LATE' | null {
  if (Temporal.PlainDate.compare(day, today) < 0) return 'TOO_EARLY';
  return Temporal.PlainDate.compare(day, lastFreeDay(today)) > 0 ? 'TOO_LATE' : null;
}

/** The days that are offered without typing one, from today on. */
export const quickFreeDays = (today: Temporal.PlainDate): Temporal.PlainDate[] =>
  Array.from({ length: quickChoices }, (_, days) => today.add({ days }));

/** The last days that a ticket may get (spec 3 §5), of which an end that it has already is the last. */
export type FreeEndDays = {
  readonly choices: readonly Temporal.PlainDate[];
  readonly last: Temporal.PlainDate;
  /** What a form begins with: the end of the month, which is invoiced and taxed anyway. */
  readonly usual: Temporal.PlainDate;
};

export function freeEndDays(
  today: Temporal.PlainDate,
  endByRule: Temporal.PlainDate | null,
): FreeEndDays {
  const last = earliest(lastFreeDay(today), endByRule ?? lastFreeDay(today));
  return {
    choices: quickFreeDays(today).filter((day) => Temporal.PlainDate.compare(day, last) <= 0),
    last,
    usual: earliest(today.with({ day: today.daysInMonth }), last),
  };
}

export const earliest = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) <= 0 ? one : other;

/** The first day that a form begins with: nobody pays for days without a card. */
export const firstFreeDay = (
  today: Temporal.PlainDate,
  { isNewCard }: { readonly isNewCard: boolean },
): Temporal.PlainDate => (isNewCard ? today.add({ days: cardDays }) : today);

/** The day on which the price of a ticket's first month counts (domain: Price and tax). */
export const pricedOn = (start: Temporal.PlainDate): Temporal.PlainDate => start.with({ day: 1 });
