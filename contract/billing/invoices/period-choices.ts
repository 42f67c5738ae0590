import { monthIn } from '@takst/domain/platform/time/month-text.rules.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

/** What is for a month between the months of two days, those included; the address has months. */
export const periodChoices = {
  from: { schema: calendarDate, read: monthIn },
  to: { schema: calendarDate, read: monthIn },
};
