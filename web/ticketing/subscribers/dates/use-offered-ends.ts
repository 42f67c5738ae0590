import {
  endDatesFor,
  isEndDateOffered,
} from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import type { OfferedEnds } from '#ticketing/tickets/use-last-day.ts';
import { useDateTerms } from './use-date-terms.ts';

/** The last days of tickets of the people of a company: some ends of months, or any day from today. */
export function useOfferedEnds(): OfferedEnds {
  const terms = useDateTerms();
  return {
    today: terms.today,
    arbitraryDates: terms.arbitraryDates,
    choices: endDatesFor(terms),
    isOffered: (date) => isEndDateOffered(date, terms),
  };
}
