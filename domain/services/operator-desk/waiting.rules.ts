import { businessDayOf } from '#platform/time/business-day.rules.ts';

/** A proposal that has waited for so many days stands out on the desk. */
const longWaitDays = 3;

type Waiting = { readonly proposedAt: Temporal.Instant; readonly today: Temporal.PlainDate };

/** For how many days a proposal has waited: none on the day on which it was made. */
export const daysWaited = ({ proposedAt, today }: Waiting): number =>
  Math.max(0, businessDayOf(proposedAt).until(today, { largestUnit: 'days' }).days);

export const hasWaitedLong = (waiting: Waiting): boolean => daysWaited(waiting) >= longWaitDays;
