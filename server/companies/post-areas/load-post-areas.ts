import * as z from 'zod/mini';
import type { Transaction } from '#db/database.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';

const postAreaFile = z.object({
  postAreas: z.array(
    z.object({
      postCode: z.string().check(z.regex(/^\d{4}$/)),
      area: z.string(),
      municipality: z.string(),
    }),
  ),
});

const postAreaTable = { table: 'companies.post_area', key: ['post_code'] } as const;

/** Loads the post codes, which are the same for all operators. */
export async function loadPostAreas(tx: Transaction): Promise<void> {
  const { postAreas } = await readReferenceFile('post-areas.json', postAreaFile);
  const rows = postAreas.map(({ postCode, ...area }) => ({ post_code: postCode, ...area }));
  await upsertRows(tx, postAreaTable, rows);
}
