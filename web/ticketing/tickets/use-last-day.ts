import { useState } from 'react';

/** The last days that a service offers. */
export type OfferedEnds = {
  today: Temporal.PlainDate;
  choices: readonly Temporal.PlainDate[];
  /** Allows any date from today, too. */
  arbitraryDates: boolean;
  /** The last of those dates: then the choices are offered beside them. */
  until?: Temporal.PlainDate;
  /** What the form begins with, where that is not the first choice. */
  usual?: Temporal.PlainDate;
  isOffered: (date: Temporal.PlainDate) => boolean;
};

/**
 * The last day of tickets: one that the service offers (domain: End choices); for one that
 * goes on with other zones the day before it began, at the earliest.
 */
export function useLastDay(offered: OfferedEnds, earliest?: Temporal.PlainDate) {
  const { today, arbitraryDates, until, usual } = offered;
  const [refusedDays, setRefusedDays] = useState<readonly string[]>([]);
  const isPossible = (day: Temporal.PlainDate) =>
    !refusedDays.includes(day.toString()) &&
    (earliest === undefined || Temporal.PlainDate.compare(day, earliest) >= 0);
  const choices = offered.choices.filter(isPossible);
  // Default: the end of the month that is already paid for, but never a day in the past.
  const first = usual ?? choices.find((date) => Temporal.PlainDate.compare(date, today) >= 0);
  const [date, setDate] = useState<Temporal.PlainDate | null>(first ?? null);
  return {
    date,
    setDate,
    /** The server has refused the chosen day: it is no choice any more. */
    refuse: () => setRefusedDays((days) => [...days, String(date)]),
    today,
    /** Props of the `DateChoiceField`. */
    field: { name: 'lastDay', value: date, choices, freeFrom: today, arbitraryDates, until },
    isOffered: date !== null && isPossible(date) && offered.isOffered(date),
  };
}

/** Whether a change was refused because of its last day. */
export const isDateRefused = (obstacle: { refused: { code: string } } | { failure: unknown }) =>
  'refused' in obstacle && obstacle.refused.code === 'END_DATE_NOT_OFFERED';
