import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoads, pageRows } from './first-loads.ts';
import { dist, type Manifest, readManifest, scriptsOf } from './read-bundle.ts';

const languages = ['nb', 'en'] as const;

/** Scripts of each page's first view, by its row in the page table and the language. */
type FirstFetches = Record<string, Record<(typeof languages)[number], string[]>>;

function firstFetches(manifest: Manifest): FirstFetches {
  const begun = scriptsOf(
    manifest,
    Object.keys(manifest).filter((part) => manifest[part]?.isEntry),
  );
  const scriptsIn = (language: (typeof languages)[number], page: string): string[] => {
    const parts = firstLoads(manifest, language).find((load) => load.page === page)?.parts ?? [];
    return scriptsOf(manifest, parts).filter((script) => !begun.includes(script));
  };
  return Object.fromEntries(
    pageRows().map(({ path, page }) => [
      path,
      { nb: scriptsIn('nb', page), en: scriptsIn('en', page) },
    ]),
  );
}

/**
 * Leaves beside the build what the browser will ask for on each page, for the server to say so in
 * the page itself (`server/web-pages`): one round trip instead of one after the other.
 */
export async function writeFirstFetches(): Promise<void> {
  const fetches = firstFetches(await readManifest());
  await writeFile(join(dist, 'first-fetches.json'), JSON.stringify(fetches));
}
