import { type PagePath, pages } from '@takst/contract/app/pages.ts';
import { partsOfName } from '@takst/domain/platform/tenants/parts-of-name.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { escapeHtml } from './embed-answer.ts';
import { fillTemplate } from './fill-template.ts';

const perLanguage = z.object({ nb: z.string(), en: z.string() });

const pageFramesFile = z.object({
  /** With places for the portal's name. */
  frames: perLanguage,
  /** By path and what the operator calls a free ticket. */
  headings: z.record(
    z.string(),
    z.object({ freeTicket: perLanguage, employeeTicket: perLanguage }),
  ),
  /** In place of a heading that is not known before the page's data. */
  noHeading: z.string(),
});

/** As the build writes it in a frame. */
const headingPlace = '<!--heading-->';

type PageVisit = { path: PagePath | null; tenant: TenantId; language: 'nb' | 'en' };

/** The frame of a page for users, until scripts draw it (docs/decisions/0117); empty for a page that has none. */
export type PageFrames = (visit: PageVisit) => string;

export async function readPageFrames(folder: string): Promise<PageFrames> {
  const text = await readFile(join(folder, 'page-frames.json'), 'utf8').catch(() => null);
  if (text === null) return () => '';
  const { frames, headings, noHeading } = z.parse(pageFramesFile, JSON.parse(text));
  const bare = new Set(pages.filter(({ isPrivateLink }) => isPrivateLink).map(({ path }) => path));
  return ({ path, tenant, language }) => {
    if (path !== null && bare.has(path)) return '';
    const { freeTicketWord: word, brandTitle } = tenantOf(tenant);
    const heading = (path !== null && headings[path]?.[word][language]) || noHeading;
    const { first, rest } = partsOfName(brandTitle);
    return fillTemplate(frames[language], {
      brand: escapeHtml(brandTitle),
      'brand-first': escapeHtml(first),
      'brand-rest': escapeHtml(rest),
    }).replace(headingPlace, () => heading);
  };
}
