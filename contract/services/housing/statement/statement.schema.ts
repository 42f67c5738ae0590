import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';

/** Today's without one, or for one that has not begun. */
export const statementYear = z.optional(
  z.pipe(
    z.string().check(z.regex(/^20\d\d$/, { error: 'wrongFormat' })),
    z.transform((text) => Number(text)),
  ),
);

/** A person who is not erased. */
export const statementPerson = { subscriberId: id, firstName: z.string(), lastName: z.string() };
