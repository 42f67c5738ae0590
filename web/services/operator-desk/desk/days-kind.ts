/** Data of an operator that is a number of days from a day on. */
export type DaysKind = 'quarantine' | 'payment-deadline';
