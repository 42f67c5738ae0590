import type { PagePath } from '@takst/contract/pages.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const prerenderedFile = z.record(z.string(), z.object({ nb: z.string(), en: z.string() }));

/** What a page says, as HTML of the build; empty for a page that draws itself. */
export type Prerendered = (path: PagePath | null, language: 'nb' | 'en') => string;

export async function readPrerendered(folder: string): Promise<Prerendered> {
  const text = await readFile(join(folder, 'prerendered.json'), 'utf8').catch(() => '{}');
  const pages = z.parse(prerenderedFile, JSON.parse(text));
  return (path, language) => (path === null ? '' : (pages[path]?.[language] ?? ''));
}
