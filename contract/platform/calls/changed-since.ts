import * as z from 'zod/mini';

/**
 * A change says what its user saw, and is refused when that is no longer so: nobody overwrites what they have not seen
 * (docs/decisions/0089). The refusal holds what is there now.
 */
export const changedSince = <const Now extends z.core.$ZodLooseShape>(now: Now) =>
  ({ status: 409, details: z.object(now) }) as const;

/** The version of settings that the user saw: a digest. Without it they are saved over whatever there is. */
export const seenVersion = z.optional(z.string());
