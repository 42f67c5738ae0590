import type { Transaction } from '#db/database.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';
import { postAreaFile } from './post-area.schema.ts';
import { savePostAreas } from './post-area.store.ts';

/** Loads the post codes, which are the same for all operators. */
export async function loadPostAreas(tx: Transaction): Promise<void> {
  const { postAreas } = await readReferenceFile('post-areas.json', postAreaFile);
  await savePostAreas(tx, postAreas);
}
