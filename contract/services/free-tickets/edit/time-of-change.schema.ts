import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import * as z from 'zod/mini';
import { hasUsualYear } from '#platform/calls/scalars.ts';

/** The day of a change, as a date or as a moment of it (spec 3 §7), which is read as its business day. */
export const timeOfChange = z.codec(
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'date' })
    .check(z.refine(hasUsualYear, { error: 'date' })),
  z.custom<Temporal.PlainDate>((value) => value instanceof Temporal.PlainDate),
  {
    decode: (text) =>
      text.includes('T')
        ? businessDayOf(Temporal.Instant.from(text))
        : Temporal.PlainDate.from(text),
    encode: (day) => day.toString(),
  },
);
