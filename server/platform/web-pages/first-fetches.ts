import type { PagePath } from '@takst/contract/app/pages.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const firstFetchesFile = z.record(
  z.string(),
  z.object({ nb: z.array(z.string()), en: z.array(z.string()) }),
);

type PageVisit = { path: PagePath | null; language: 'nb' | 'en' };

/** HTML with preload links for the scripts of a page's first view. */
export type FirstFetches = (asked: PageVisit) => string;

const script = (file: string): string => `<link rel="modulepreload" href="/${file}" />`;

/**
 * Reads the build's list of first fetches; without that file, pages have no preload links.
 */
export async function readFirstFetches(folder: string): Promise<FirstFetches> {
  const text = await readFile(join(folder, 'first-fetches.json'), 'utf8').catch(() => '{}');
  const scripts = z.parse(firstFetchesFile, JSON.parse(text));
  return ({ path, language }) =>
    path === null ? '' : (scripts[path]?.[language] ?? []).map(script).join('');
}
