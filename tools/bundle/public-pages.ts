import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageRows } from './page-rows.ts';
import { publicEntry } from './public-entries.ts';
import {
  dist,
  type Manifest,
  publicPagesManifest,
  readManifest,
  scriptsOf,
} from './read-bundle.ts';

type PublicLoad = { path: string; file: string; entry: string; scripts: readonly string[] };

/** The scripts of a visitor's page in one language, the entry first, without those that a click or a choice loads. */
export function publicLoads(manifest: Manifest, language: 'nb' | 'en'): PublicLoad[] {
  return pageRows()
    .filter(({ isPublic }) => isPublic)
    .map(({ path, file }) => {
      const scripts = scriptsOf(manifest, [partOf(manifest, publicEntry(path, language))]);
      const [entry = ''] = scripts;
      return { path, file, entry, scripts };
    });
}

/** The manifest names a part that is no file after its chunk. */
function partOf(manifest: Manifest, entry: string): string {
  const part = Object.keys(manifest).find(
    (name) => manifest[name]?.isEntry && name.endsWith(entry),
  );
  if (part === undefined) throw new Error(`The build has no entry ${entry}`);
  return part;
}

/** Writes beside the build which scripts each public page loads, so that the server names them all in the page. */
export async function writePublicScripts(): Promise<void> {
  const manifest = await readManifest(publicPagesManifest);
  const english = publicLoads(manifest, 'en');
  const scripts = publicLoads(manifest, 'nb').map(({ path, scripts: nb }, row) => [
    path,
    { nb, en: english[row]?.scripts ?? [] },
  ]);
  await writeFile(
    join(dist, 'public-pages/scripts.json'),
    JSON.stringify(Object.fromEntries(scripts)),
  );
}
