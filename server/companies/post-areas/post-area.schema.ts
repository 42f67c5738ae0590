import * as z from 'zod/mini';

const postArea = z.object({
  postCode: z.string().check(z.regex(/^\d{4}$/)),
  area: z.string(),
  municipality: z.string(),
});
export type PostArea = z.output<typeof postArea>;

/** The post codes in `database/reference`. */
export const postAreaFile = z.object({ postAreas: z.array(postArea) });
