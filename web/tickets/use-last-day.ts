import { endDatesFor, isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { useState } from 'react';
import { useDateTerms } from './use-date-terms.ts';

export type LastDay = ReturnType<typeof useLastDay>;

/**
 * The last day of tickets: one of the choices, or any day from today (domain: End choices); for one that
 * goes on with other zones the day before it began, at the earliest.
 */
export function useLastDay(earliest?: Temporal.PlainDate) {
  const terms = useDateTerms();
  const { today, arbitraryDates } = terms;
  const [refusedDays, setRefusedDays] = useState<readonly string[]>([]);
  const isPossible = (day: Temporal.PlainDate) =>
    !refusedDays.includes(day.toString()) &&
    (earliest === undefined || Temporal.PlainDate.compare(day, earliest) >= 0);
  const choices = endDatesFor(terms).filter(isPossible);
  // Default: the end of the month that is already paid for, but never a day in the past.
  const first = choices.find((date) => Temporal.PlainDate.compare(date, today) >= 0);
  const [date, setDate] = useState<Temporal.PlainDate | null>(first ?? null);
  return {
    date,
    setDate,
    /** The server has refused the chosen day: it is no choice any more. */
    refuse: () => setRefusedDays((days) => [...days, String(date)]),
    today,
    /** Props of the `DateChoiceField`. */
    field: { name: 'lastDay', value: date, choices, freeFrom: today, arbitraryDates },
    isOffered: date !== null && isPossible(date) && isEndDateOffered(date, terms),
  };
}

/** Whether a change was refused because of its last day. */
export const isDateRefused = (obstacle: { refused: { code: string } } | { failure: unknown }) =>
  'refused' in obstacle && obstacle.refused.code === 'END_DATE_NOT_OFFERED';
