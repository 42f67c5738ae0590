import * as z from 'zod/mini';
import { pageQuery } from '#platform/lists/paging.ts';
import { calendarDate, idInQuery } from '#platform/calls/scalars.ts';

const dayOfFilter = z.optional(calendarDate);

/** Which changes are meant; both days are among them. */
const filter = {
  from: dayOfFilter,
  to: dayOfFilter,
  /** Named as the operation; all kinds when left out. */
  kind: z._default(z.string().check(z.maxLength(60, { error: 'maxLength' })), ''),
  /** What this batch has made. */
  batch: z.optional(idInQuery),
};

/**
 * `searchFor` matches the name or phone of the person that a change is about, and the name of the user who made it. With it, a kind
 * or a batch each change is an entry of its own; otherwise what a batch has made stands in the entry of its start.
 */
export const companyHistoryQuery = z.strictObject({ ...pageQuery.shape, ...filter });
export const companyHistoryFilter = z.strictObject({
  searchFor: pageQuery.shape.searchFor,
  ...filter,
});
export type CompanyHistoryFilter = z.output<typeof companyHistoryFilter>;
