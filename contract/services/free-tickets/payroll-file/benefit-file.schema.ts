import { benefitFileKinds } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** What a file is asked for: a whole month, or the changes up to one. */
export const benefitFileChoice = {
  kind: z.enum(benefitFileKinds),
  /** A day of the chosen month, which may be open. Changes are of this month and of those that are closed. */
  month: calendarDate,
};

/** A file that was made for the payroll system. Amounts in kroner. */
export const benefitFile = z.object({
  id,
  kind: z.enum(benefitFileKinds),
  madeAt: instant,
  /** The name of the user. */
  madeBy: z.string(),
  /** The chosen month, and the first and last month that the file tells of. */
  month: calendarDate,
  firstMonth: calendarDate,
  lastMonth: calendarDate,
  /** Employee numbers; those that are erased count as one. */
  people: z.int(),
  total: z.number(),
  /** False once an employee number in it is erased: the file cannot be made again. */
  isWhole: z.boolean(),
});
export type BenefitFile = z.output<typeof benefitFile>;

/** A file that has told of a month. */
export const reportingFile = z.object({ id, madeAt: instant });
