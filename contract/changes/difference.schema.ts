import * as z from 'zod/mini';
import { calendarDate } from '#scalars.ts';

/** A value before or after, with how it is to be read; what has a name by its name. */
export const historyValue = z.discriminatedUnion('as', [
  z.object({ as: z.literal('text'), text: z.string() }),
  z.object({ as: z.literal('date'), date: calendarDate }),
  z.object({ as: z.literal('words'), words: z.object({ nb: z.string(), en: z.string() }) }),
  z.object({ as: z.literal('zones'), zones: z.array(z.string()), allZones: z.boolean() }),
  z.object({ as: z.literal('yesNo'), yes: z.boolean() }),
]);
export type HistoryValue = z.output<typeof historyValue>;

/** Fields that became something else; null where there was or is nothing. */
export const differencesOfFields = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.array(
    z.object({
      field: z.enum(fields),
      before: z.nullable(historyValue),
      after: z.nullable(historyValue),
    }),
  );
