import * as z from 'zod/mini';

/** Whether a list is complete: only a complete list proposes leavers. */
export const isWholeList = (options: unknown): boolean =>
  z.parse(z.object({ isWhole: z.boolean() }), options).isWhole;
