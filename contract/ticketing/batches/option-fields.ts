import * as z from 'zod/mini';

/** A zone by its name, above a table. */
export const zoneOption = z.nullable(z.string().check(z.minLength(1), z.maxLength(100)));

/** An agreement's number, as text, as in the order of one ticket. */
export const agreementOption = z.nullable(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'required' })),
);

export const slashOrderOption = z._default(z.nullable(z.enum(['day-first', 'month-first'])), null);
