import { shownFields } from '@takst/domain/app/changes/change-fields.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

/** A value before or after, with how it is to be written; what has a name by its name. */
const historyValue = z.discriminatedUnion('as', [
  z.object({ as: z.literal('text'), text: z.string() }),
  z.object({ as: z.literal('date'), date: calendarDate }),
  z.object({ as: z.literal('money'), ore: z.int() }),
  z.object({ as: z.literal('phone'), countryCode: z.string(), phone: z.string() }),
  z.object({ as: z.literal('words'), words: bilingualText }),
  z.object({ as: z.literal('zones'), zones: z.array(z.string()), allZones: z.boolean() }),
  z.object({ as: z.literal('yesNo'), yes: z.boolean() }),
]);
export type HistoryValue = z.output<typeof historyValue>;

/** A field that became something else; null where there was or is nothing. */
const difference = z.object({
  field: z.enum(shownFields.map(({ name }) => name)),
  before: z.nullable(historyValue),
  after: z.nullable(historyValue),
});
export type Difference = z.output<typeof difference>;

/** One change, as the people of a company may read it. */
export const historyEntry = z.object({
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
  /** The ticket it is about. */
  ticket: z.nullable(
    z.object({
      id,
      zones: z.array(z.string()),
      allZones: z.boolean(),
      startDate: calendarDate,
    }),
  ),
  differences: z.array(difference),
  /** Set for the start of a batch: how many changes of each kind it has made, which `batch` of the list's query finds. */
  batch: z.optional(
    z.object({
      id,
      made: z.array(z.object({ kind: z.string(), changes: z.int().check(z.positive()) })),
    }),
  ),
  /** Set when the person of the change has been erased; has the number of the ticket if the change was about one. */
  erased: z.optional(z.object({ ticketId: z.nullable(id) })),
});
export type HistoryEntry = z.output<typeof historyEntry>;
