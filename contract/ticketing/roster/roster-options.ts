import * as z from 'zod/mini';

/** Whether a list has everybody who works in the company: by a part of it nobody leaves. */
export const isWholeList = (options: unknown): boolean =>
  z.parse(z.object({ isWhole: z.boolean() }), options).isWhole;
