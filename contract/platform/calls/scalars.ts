import * as z from 'zod/mini';

/**
 * Years that people mean. Others are mistyped, and what is reckoned from them, as the midnight before or the next day, may lie in a year
 * that no database knows.
 */
export const hasUsualYear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year < 3000;
};

/**
 * A calendar date: `2026-03-31` on the wire, a PlainDate on both sides (domain: Time).
 * The receiver decodes; sending needs nothing, as a PlainDate serialises itself.
 */
export const calendarDate = z.codec(
  z.iso.date({ error: 'date', abort: true }).check(z.refine(hasUsualYear, { error: 'date' })),
  z.custom<Temporal.PlainDate>((value) => value instanceof Temporal.PlainDate),
  {
    decode: (text) => Temporal.PlainDate.from(text),
    encode: (date) => date.toString(),
  },
);

type Issues = { readonly issues: unknown[] };

/** The moment of an ISO time; null, with an issue, for one that no Instant holds: ISO allows any number of decimals of a second. */
export function readInstant(input: string, { issues }: Issues): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(input);
  } catch {
    issues.push({ code: 'custom', input, message: 'date' });
    return null;
  }
}

/** A moment: an ISO time in UTC on the wire, an Instant on both sides. */
export const instant = z.codec(
  z.iso.datetime({ error: 'date', abort: true }).check(z.refine(hasUsualYear, { error: 'date' })),
  z.custom<Temporal.Instant>((value) => value instanceof Temporal.Instant),
  {
    decode: (text, context) => readInstant(text, context) ?? z.NEVER,
    encode: (moment) => moment.toString(),
  },
);

/** Ids are whole numbers from 1; a path or a query gives them as text. */
export const idInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'wrongFormat' })),
  z.transform((text) => Number(text)),
);
/** A row of a file, from 1. */
export const rowInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'wrongFormat' })),
  z.transform((text) => Number(text)),
);
/** An id as a filter of a list. */
export const idInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'numbersOnly' })),
  z.transform((text) => Number(text)),
);
export const id = z.int().check(z.positive());

/** Amounts are whole øre inside and on the wire between our own two sides. */
export const ore = z.int();
