import { endDatesFor, isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { useState } from 'react';
import { useSession } from '#session/use-session.ts';

export type LastDay = ReturnType<typeof useLastDay>;

/**
 * The last day of tickets: one of the choices, or any day from today (domain: End choices); for one that
 * goes on with other zones the day before it began, at the earliest.
 */
export function useLastDay(earliest?: Temporal.PlainDate) {
  const { company, today, features } = useSession();
  const { increasedExpiry } = company.agreementSettings;
  const arbitraryDates = features.has('dates.arbitrary');
  const terms = { today, increasedExpiry };
  const isTooEarly = (date: Temporal.PlainDate) =>
    earliest !== undefined && Temporal.PlainDate.compare(date, earliest) < 0;
  const choices = endDatesFor(terms).filter((date) => !isTooEarly(date));
  // Default: the end of the month that is already paid for, but never a day in the past.
  const first = choices.find((date) => Temporal.PlainDate.compare(date, today) >= 0);
  const [date, setDate] = useState<Temporal.PlainDate | null>(first ?? null);
  return {
    date,
    setDate,
    today,
    /** Props of the `DateChoiceField`. */
    field: { name: 'lastDay', value: date, choices, today, arbitraryDates },
    isOffered:
      date !== null && !isTooEarly(date) && isEndDateOffered(date, { ...terms, arbitraryDates }),
  };
}
