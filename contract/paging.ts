import { z } from 'zod';

/** Lists come ten at a time; the page number becomes an offset (spec 2 §7: offset = (page-1) x 10). */
export const pageSize = 10;

const wholeNumber = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: 'numbersOnly' })
    .transform(Number)
    .pipe(z.number().min(min, { error: 'minValue' }).max(max, { error: 'maxValue' }))
    .default(fallback);

/** The query of every list in the specification. */
export const pageQuery = z.strictObject({
  maxEntries: wholeNumber(pageSize, 1, 10_000),
  offset: wholeNumber(0, 0, 999_999),
  searchFor: z.string().max(200, { error: 'maxLength' }).default(''),
});
export type PageQuery = z.output<typeof pageQuery>;

/** The answer of every list in the specification: `totalEntries` and `matches` (spec 1 §3). */
export const pageOf = <S extends z.ZodType>(entry: S) =>
  z.object({ totalEntries: z.number().int(), matches: z.array(entry) });
