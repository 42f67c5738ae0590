import type { PagePath } from '@takst/contract/pages.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** By path and operator, which may have words of its own. */
const prerenderedFile = z.record(
  z.string(),
  z.record(z.string(), z.object({ nb: z.string(), en: z.string() })),
);

type PageVisit = { path: PagePath | null; tenant: TenantId; language: 'nb' | 'en' };

/** What a page says, as HTML of the build; empty for a page that draws itself. */
export type Prerendered = (asked: PageVisit) => string;

export async function readPrerendered(folder: string): Promise<Prerendered> {
  const text = await readFile(join(folder, 'prerendered.json'), 'utf8').catch(() => '{}');
  const pages = z.parse(prerenderedFile, JSON.parse(text));
  return ({ path, tenant, language }) =>
    path === null ? '' : (pages[path]?.[tenant]?.[language] ?? '');
}
