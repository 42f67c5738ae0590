import * as z from 'zod/mini';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';

export const postAreaSection = z.array(
  z.strictObject({
    postCode: z.string().check(z.regex(/^\d{4}$/)),
    area: z.string(),
    municipality: z.string(),
  }),
);

type PostAreas = FileOrigin & { readonly postAreas: z.output<typeof postAreaSection> };

const postAreaTable = { table: 'companies.post_area', key: ['post_code'] } as const;

/** Saves post codes, which are the same for all operators. */
export const savePostAreas = (tx: Transaction, file: PostAreas): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    postAreaTable,
    file.postAreas.map(({ postCode, ...area }) => ({
      post_code: postCode,
      ...area,
      ...stampOf(file),
    })),
  );
