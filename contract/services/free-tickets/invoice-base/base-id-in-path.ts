import * as z from 'zod/mini';

/** Any text: one that is no id is refused as one that does not exist. */
export const baseIdInPath = { freeBaseId: z.string() };
