import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '../../web/company-info/company-info.en.ts';
import { nb } from '../../web/company-info/company-info.nb.ts';
import { prerenderInfo } from '../../web/company-info/prerender-info.ts';
import { dist } from './read-bundle.ts';

/**
 * Writes beside the build what public pages say, by path and language. The server puts it into the page
 * (`server/web-pages/prerendered.ts`), where it can be read before a script has run.
 */
export async function writePrerendered(): Promise<void> {
  const pages = { '/bedriftsavtale/info': { nb: prerenderInfo(nb), en: prerenderInfo(en) } };
  await writeFile(join(dist, 'prerendered.json'), JSON.stringify(pages));
}
