import { endDatesFor, isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { useState } from 'react';
import { useSession } from '#session/use-session.ts';

export type LastDay = ReturnType<typeof useLastDay>;

/** The day on which the tickets end: one of the choices, or any from today (domain: End choices). */
export function useLastDay() {
  const { company, today, features } = useSession();
  const { increasedExpiry } = company.agreementSettings;
  const arbitraryDates = features.has('dates.arbitrary');
  const terms = { today, increasedExpiry };
  const choices = endDatesFor(terms);
  // The end of the month that is paid for already; nothing in the past is chosen by itself.
  const first = choices.find((date) => Temporal.PlainDate.compare(date, today) >= 0);
  const [date, setDate] = useState<Temporal.PlainDate | null>(first ?? null);
  return {
    date,
    setDate,
    choices,
    today,
    arbitraryDates,
    isOffered: date !== null && isEndDateOffered(date, { ...terms, arbitraryDates }),
  };
}
