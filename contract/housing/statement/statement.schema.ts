import * as z from 'zod/mini';
import { id } from '#scalars.ts';

const year = z.optional(
  z.pipe(
    z.string().check(z.regex(/^20\d\d$/, { error: 'wrongFormat' })),
    z.transform((text) => Number(text)),
  ),
);

/** Today's year without one. */
export const statementYear = z.strictObject({ year });

/** Somebody who is not erased. */
export const statementPerson = { subscriberId: id, firstName: z.string(), lastName: z.string() };

export const statementRefusals = { YEAR_NOT_BEGUN: { status: 422 } } as const;
