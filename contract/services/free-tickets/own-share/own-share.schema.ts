import * as z from 'zod/mini';
import { calendarDate, id, ore } from '#platform/calls/scalars.ts';

/** What employees of a department pay for each ticket in a month, from the first of a month on. */
const datedShare = z.object({ validFrom: calendarDate, amountOre: ore });

export const departmentShares = z.object({
  agreementNumber: id,
  /** Empty where the agreement goes by its number. */
  invoiceReference: z.string(),
  /** Oldest first, with those to come; nothing is paid before the first. */
  shares: z.array(datedShare),
  /** The first of the first month that is not closed: from there on the amount may be changed. */
  firstOpenMonth: calendarDate,
  /** A digest of the amounts. A save sends the digest that the user saw. */
  version: z.string(),
});
export type DepartmentShares = z.output<typeof departmentShares>;
