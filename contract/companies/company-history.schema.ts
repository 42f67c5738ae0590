import * as z from 'zod/mini';
import { pageQuery } from '#paging.ts';
import { calendarDate } from '#scalars.ts';

/** Other years are typing errors, and PostgreSQL cannot store all of them. */
const dayOfFilter = z.optional(
  calendarDate.check(z.refine(({ year }) => year >= 1900 && year < 3000, { error: 'date' })),
);

/** Both days are included. */
const filter = {
  from: dayOfFilter,
  to: dayOfFilter,
  /** All kinds when empty. */
  kind: z._default(z.string().check(z.maxLength(60, { error: 'maxLength' })), ''),
};

/** `searchFor` finds the person of a change by name or phone, and its author by name. */
export const companyHistoryQuery = z.strictObject({ ...pageQuery.shape, ...filter });
export const companyHistoryFilter = z.strictObject({
  searchFor: pageQuery.shape.searchFor,
  ...filter,
});
export type CompanyHistoryFilter = z.output<typeof companyHistoryFilter>;
