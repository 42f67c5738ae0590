import {
  isStartDateOffered,
  type OfferTerms,
  startDatesFor,
} from '#services/company-tickets/date-choices.rules.ts';

const isToCome = (start: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(start, today) > 0;

/**
 * Who orders for themselves must act the day before (spec 2 §1): of the starts of the company's administrator,
 * those that are still to come.
 */
export const ownStartDatesFor = (terms: OfferTerms): Temporal.PlainDate[] =>
  startDatesFor(terms).filter((start) => isToCome(start, terms.today));

export const isOwnStartOffered = (start: Temporal.PlainDate, terms: OfferTerms): boolean =>
  isStartDateOffered(start, terms) && isToCome(start, terms.today);
