import type { SchoolOrderOffer } from './school-order-offer.ts';

/** So many days are offered without typing one. */
const quickDays = 14;

/** The next days of the year that runs, and the first day of the one that comes. */
export const quickStarts = (years: SchoolOrderOffer['years']): Temporal.PlainDate[] =>
  years.flatMap(({ firstStart, lastStart }, place) =>
    Array.from({ length: place === 0 ? quickDays : 1 }, (_, days) =>
      firstStart.add({ days }),
    ).filter((day) => Temporal.PlainDate.compare(day, lastStart) <= 0),
  );

/** The bounds of all years that may be ordered; between two of them no day is offered. */
export const startRange = ({ years, today }: Pick<SchoolOrderOffer, 'years' | 'today'>) => ({
  min: years[0]?.firstStart ?? today,
  max: years.at(-1)?.lastStart ?? today,
});
