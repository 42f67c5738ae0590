import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoads } from './first-loads.ts';
import { dist, readManifest, scriptsOf } from './read-bundle.ts';

/**
 * Writes beside the build which scripts the first view of each page needs, by path and language. The
 * server names them in the page (`server/platform/web-pages/first-fetches.ts`), so that the browser fetches them
 * all at once.
 */
export async function writeFirstFetches(): Promise<void> {
  const manifest = await readManifest();
  const entries = Object.keys(manifest).filter((part) => manifest[part]?.isEntry);
  // Vite names these in the page itself.
  const namedByVite = new Set(scriptsOf(manifest, entries));
  const scriptsIn = (language: 'nb' | 'en') =>
    firstLoads(manifest, language).map(({ path, parts }) => ({
      path,
      scripts: scriptsOf(manifest, parts).filter((script) => !namedByVite.has(script)),
    }));
  const english = scriptsIn('en');
  const fetches = scriptsIn('nb').map(({ path, scripts }, row) => [
    path,
    { nb: scripts, en: english[row]?.scripts ?? [] },
  ]);
  await writeFile(join(dist, 'first-fetches.json'), JSON.stringify(Object.fromEntries(fetches)));
}
