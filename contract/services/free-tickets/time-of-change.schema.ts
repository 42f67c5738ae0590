import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import * as z from 'zod/mini';
import { calendarDate, hasUsualYear, readInstant } from '#platform/calls/scalars.ts';

const dayOfInstant = z.codec(
  z.iso
    .datetime({ error: 'date', offset: true, abort: true })
    .check(z.refine(hasUsualYear, { error: 'date' })),
  z.custom<Temporal.PlainDate>((value) => value instanceof Temporal.PlainDate),
  {
    decode: (text, context) => {
      const moment = readInstant(text, context);
      return moment === null ? z.NEVER : businessDayOf(moment);
    },
    encode: (date) => date.toString(),
  },
);

/** The first day of a change: a date, or a moment, which is read as its business day (spec 3 §7). */
export const timeOfChange = z.union([calendarDate, dayOfInstant], { error: 'date' });
