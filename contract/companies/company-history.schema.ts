import { type ChangeField, changeFields } from '@takst/domain/changes/change-fields.ts';
import * as z from 'zod/mini';
import { differencesOfFields } from '#changes/difference.schema.ts';
import { pageQuery } from '#paging.ts';
import { calendarDate, id, instant } from '#scalars.ts';

/** Other years are mistyped, and their midnights are in years that no database knows. */
const dayOfFilter = z.optional(
  calendarDate.check(z.refine(({ year }) => year >= 1900 && year < 3000, { error: 'date' })),
);

/** Which changes are meant; both days are among them. */
const filter = {
  from: dayOfFilter,
  to: dayOfFilter,
  /** Named as the operation; all kinds when left out. */
  kind: z._default(z.string().check(z.maxLength(60, { error: 'maxLength' })), ''),
};

/** `searchFor` finds whom a change is about, by name or phone, and who made it, by name. */
export const companyHistoryQuery = z.strictObject({ ...pageQuery.shape, ...filter });
export const companyHistoryFilter = z.strictObject({
  searchFor: pageQuery.shape.searchFor,
  ...filter,
});
export type CompanyHistoryFilter = z.output<typeof companyHistoryFilter>;

const fields = changeFields as readonly [ChangeField, ...ChangeField[]];

export const companyHistoryEntry = z.object({
  id,
  at: instant,
  /** Named as the operation, for example `change-agreement`; more may come. */
  kind: z.string(),
  /** Through what it came, for example `portal` or `app`; more may come. */
  channel: z.string(),
  /** Null for a ticket app and for what the portal does by itself. */
  who: z.nullable(z.string()),
  /** The person it is about, or the number of the agreement; null where it is the company itself. */
  about: z.nullable(z.string()),
  differences: differencesOfFields(fields),
});
export type CompanyHistoryEntry = z.output<typeof companyHistoryEntry>;
