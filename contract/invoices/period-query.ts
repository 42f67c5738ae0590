import * as z from 'zod/mini';
import { calendarDate } from '#scalars.ts';

/** What is for a month between the months of two days, those included. */
export const periodQuery = { from: z.optional(calendarDate), to: z.optional(calendarDate) };
